interface PictureTemplate {
  /** Addresses of variants; `[a|b|c]` is `a` where a picture is cropped to a height, `c` where in its upper part, else `b`. */
  template: string;
  /** The parameters that have to follow the name. */
  argument?: { pattern: RegExp; example: string };
}

const origin = {
  pattern: /^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w./-]*)?$/i,
  example: 'an address such as https://img.example.com',
};

/** The services that have a name of their own. They neither enlarge a picture nor change its ratio, unless both sizes are requested. */
const templates: Readonly<Record<string, PictureTemplate>> = {
  embedded: { template: '{url}?w={w}[&h={h}||&h={h}&crop=upper]&format={format}' },
  'aliyun-oss': {
    template:
      '{url}?x-oss-process=image/resize[,m_fill,w_{w},h_{h}|,w_{w}|,w_{w}/crop,x_0,y_{y},w_{w},h_{h}]/format,{ext}',
  },
  'tencent-ci': {
    template:
      '{url}?[imageView2/1/w/{w}/h/{h}|imageMogr2/thumbnail/{w}x|imageMogr2/thumbnail/{w}x/cut/{w}x{h}x0x{y}]/format/{ext}',
  },
  qiniu: {
    template:
      '{url}?[imageView2/1/w/{w}/h/{h}|imageView2/2/w/{w}|imageMogr2/thumbnail/{w}x/crop/!{w}x{h}a0a{y}]/format/{ext}',
  },
  volcengine: {
    template: '{url}~{argument}:{w}:[{h}|0].{ext}',
    argument: {
      pattern: /^tplv-[\w-]+$/,
      example: 'the name of a template with two sizes such as tplv-1a2b3c-resize',
    },
  },
  imgproxy: {
    template: '{argument}/insecure/rs:[fill|fit|fill]:{w}:[{h}|0]/[||g:no:0:{y}/]plain/{encodedUrl}@{ext}',
    argument: origin,
  },
  thumbor: {
    template: '{argument}/unsafe/{w}x[{h}/smart|0|{h}/smart]/filters:format({format})/{encodedUrl}',
    argument: origin,
  },
  cloudflare: {
    template:
      '{origin}/cdn-cgi/image/width={w}[,height={h},fit=cover|,fit=scale-down|,height={h},fit=cover,gravity=0.5x0.3],format={format}{path}',
  },
};

export const pictureTemplates: ReadonlyMap<string, PictureTemplate> = new Map(Object.entries(templates));

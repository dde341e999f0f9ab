interface Agreement {
  title: string;
  paragraphs: readonly (readonly [heading: string, text: string])[];
}

/** The agreements by the name in their address. */
const agreements: Record<string, Agreement> = {
  user_agreement: {
    title: '用户协议',
    paragraphs: [
      ['一、我们提供什么', '云浦新闻提供新闻、视频、音频和直播的浏览。浏览不需要登录，也不需要安装 App。'],
      [
        '二、您的账号',
        '您用手机号和验证码登录，账号归您本人使用。请不要把验证码告诉任何人，包括自称是我们工作人员的人。',
      ],
      [
        '三、您发表的内容',
        '评论、报料和提问由您负责。请不要发布违法、侵权、骚扰他人或泄露他人隐私的内容；我们会按规定审核、隐藏或删除，并尽量告诉您原因。',
      ],
      ['四、我们的内容', '文字、图片、音视频的著作权归云浦新闻或原作者。转载请事先取得同意，并注明出处。'],
      ['五、服务的变动', '遇到检修、灾害或线路故障，服务可能中断。能预先知道的，我们提前在首页说明。'],
      ['六、意见和举报', '每篇内容的菜单里都有“举报”。您也可以写信到编辑部：云浦市骑楼街 1 号。'],
      ['七、协议的修改', '修改后的协议会提前七天公布。您不同意时，可以停止使用并注销账号。'],
    ],
  },
  privacy_policy: {
    title: '隐私政策',
    paragraphs: [
      [
        '一、我们收集什么',
        '浏览时：匿名编号、设备类型、访问时间和阅读进度，用来统计和改进。登录时：手机号。发表评论时：内容和网络所在的省市。',
      ],
      ['二、我们不收集什么', '不读取通讯录、相册和精确位置；需要您的位置才能办的事，会当时另行询问。'],
      [
        '三、存在哪里',
        '登录状态和匿名编号存在您的浏览器里，清除浏览数据即可删除。手机号加密保存在境内的服务器上。',
      ],
      ['四、给谁看', '不出售个人信息。依法需要提供，或办理您自己提交的报料时，只提供必要的部分。'],
      [
        '五、您的权利',
        '您可以查看、更正、删除自己的信息，可以撤回同意，也可以注销账号；我们在十五日内办完。',
      ],
      ['六、未成年人', '不满十四周岁的读者，请由监护人阅读并同意本政策后再登录。'],
      ['七、联系我们', '个人信息保护负责人：云浦市骑楼街 1 号，邮编 310000。'],
    ],
  },
  warm_stations: {
    title: '暖心驿站开放规则',
    paragraphs: [
      ['一、几点开门', '每天早上七点到晚上十点；气温低于零度时整夜不关。'],
      ['二、谁可以进', '所有人。不登记，不买东西也可以坐。'],
      ['三、能坐多久', '坐到暖和为止。座位不够时，请让给老人和带孩子的人。'],
    ],
  },
};

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 20px 18px 40px; font: 16px/1.75 system-ui, sans-serif; overflow-wrap: anywhere; }
  h1 { font-size: 20px; line-height: 1.4; margin: 0 0 4px; }
  h2 { font-size: 16px; margin: 24px 0 4px; }
  p { margin: 0; }
  .date { font-size: 14px; opacity: 0.75; }
`;

/** The page of an agreement: an HTML document without scripts; undefined for an unknown name. */
export const agreementPage = (name: string): string | undefined => {
  const agreement = Object.hasOwn(agreements, name) ? agreements[name] : undefined;
  if (!agreement) return undefined;
  const body = agreement.paragraphs.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('\n');
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${agreement.title} - 云浦新闻</title>
<style>${style}</style>
</head>
<body>
<h1>云浦新闻${agreement.title}</h1>
<p class="date">2026 年 9 月 1 日起施行</p>
${body}
</body>
</html>
`;
};

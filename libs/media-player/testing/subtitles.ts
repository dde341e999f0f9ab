const vtt = (text: string) => `data:text/vtt,WEBVTT%0A%0A00:00.000 --> 09:00.000%0A${text}`;

/** Subtitles in two languages for stories, which need no network. */
export const subtitles = [
  { label: '中文', lang: 'zh', src: vtt('合龙') },
  { label: 'English', lang: 'en', src: vtt('Closing the gap') },
];

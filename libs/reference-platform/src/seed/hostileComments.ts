import { answered, said, type CommentDraft } from './CommentDraft';

/** Comments that try to be more than text. */
export const hostileComments: CommentDraft[] = [
  said('<b>粗体的人</b>', '云浦', '<script>alert("我只是文字")</script> 看到的话，说明你们过关了。', [
    answered('"onmouseover="', '平川', '昵称也要试试 &lt;', undefined),
  ]),
  said('倒着走路', '云浦', '\u202E来过倒字这把我\u202C 后面的字应该还是正的。'),
  said('没有空格', '上海', `${'哈'.repeat(90)}${'Aa'.repeat(60)}`),
  said('网址党', '临川', 'javascript:alert(1) https://example.com/?q=<img src=x onerror=1>&b=2 只是一串字'),
  said('表情收藏家', '青屿', '👨‍👩‍👧‍👦 🏳️‍🌈 👍🏽 e\u0301 \u200B\u200B零宽空格在这前面'),
  said('换行的人', '东岭', '第一行\n第二行\n\n\n第五行   中间三个空格'),
];

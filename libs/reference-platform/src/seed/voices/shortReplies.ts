const toQuestion = `
同问。
我也想知道。
蹲一个答案。
顶上去，让编辑看见。
可以打热线问问，我上次打过，第二天就有人回。
社区群里应该有人知道，我帮你问问。
问到点子上了。
我猜快了，前几天听人提过一嘴。
这个得看具体情况，不好一概而论。
等编辑来回。
`
  .trim()
  .split('\n');

const toStatement = `
同感。
说到我心里去了。
哈哈哈，一模一样。
我也这么想。
不完全同意，不过理解你的意思。
加一。
握手。
要不你来写一篇？
求细说。
有道理。
笑出声了。
这条应该排第一。
确实，细节见人心。
换我我也会这么做。
咱们可能是邻居。
可不是嘛。
慢慢来，总比不做强。
我妈看完也是这句话。
懂你。
截图发给朋友了。
被你说中了。
早上刚和同事聊到这个。
写得比正文还好。
真好，替你高兴。
你这么一说，我又回去看了一遍。
楼上是明白人。
赞成一半，另一半等你展开说。
隔着屏幕握个手。
就服这种实在话。
年纪大了，看不得这些。
`
  .trim()
  .split('\n');

/** Short replies that fit under any question, and under any statement. */
export const shortReplies: { toQuestion: readonly string[]; toStatement: readonly string[] } = {
  toQuestion,
  toStatement,
};

import type { ContentType } from '@share/api-contract/sent';

const lines = (text: string): string[] => text.trim().split('\n');

const watching = lines(`
镜头一点都不晃，看着舒服。
第一遍看画面，第二遍听声音。
配乐是什么？求名字。
要是再长一点就好了。
手机横过来看，完全不一样。
开头三秒就不想划走了。
字幕大小刚好，给老爸看没问题。
结尾那个镜头可以当壁纸。
没有配音反而更好。
循环放了半小时。
拍的人一定等了很久。
`);

const listening = lines(`
晚上关了灯听的，太适合了。
主持人的声音让人放松。
洗碗的时候听完一整期。
终于更新了，等了一周。
能不能做个定时关闭？每次都听睡着。
戴耳机听，左边右边是有讲究的。
二十分钟那里我倒回去听了三次。
开夜车的时候陪着我，谢谢。
嘉宾慢慢说话的样子真好。
片尾那段留白，好。
`);

const looking = lines(`
第三张最好，光在该在的地方。
求原图，想洗出来挂在墙上。
图说写得比照片还耐看。
一张张翻过去，像跟着走了一圈。
最后一张停了很久。
拍出了大家平时看不见的样子。
色调真干净。
有一张里面好像是我叔叔！
`);

const using = lines(`
很好用，已经告诉了楼下的阿姨。
点进去要等一会儿，网络原因吗？
建议把地址按远近排一下。
字可以再大一点，给老人用的嘛。
终于不用打电话问了。
填好了，两分钟都不到。
信息能不能每天更新一次？
找到了离家最近的那一处，走路六分钟。
`);

const live = lines(`
打开的时候正好赶上，运气不错。
主播能不能把手机往左一点？
声音有点小，其他都好。
有回放吗？上班看不了。
陪着看了一下午，什么也没发生，但很满足。
在线人数比我们镇的人口还多。
晚饭时投到电视上，全家一起看。
信号很稳，辛苦了。
`);

/** Comments on items that are watched, played, looked at or used. */
export const typeComments: Partial<Record<ContentType, readonly string[]>> = {
  video: watching,
  svideo: watching,
  video_album: watching,
  audio: listening,
  audio_album: listening,
  image: looking,
  h5: using,
  link: using,
  mini_program: using,
  cloud_form: using,
  live,
  local_live: live,
};

import { article, type Draft } from './Draft';

/** Items whose texts show pictures unlike others (`scripts/make-odd-pictures.mjs`). They are not in any list but its end. */
export const pictureCases: Draft[] = [
  article(
    '一年的水位，一张很长的图',
    '湿地管理站把三百六十五个早上七点的读数画了下来，从一月读到十二月。',
    '数据',
    `
南岸湿地有三把水尺，2 号水尺立在塘埂的转弯处。每天早上七点，观测员骑车过来，读数、记一句话，再骑回去。一年下来，本子上有三百六十五个数字和十二句话。
<figure><img src="/media/picture/gauges.svg" alt="三把水尺的位置：1 号在西，2 号在塘埂转弯处，3 号在东" width="750" height="560"><figcaption>三把水尺的位置。制图：云浦新闻</figcaption></figure>
把它们画在一条线上，是这个样子：
<figure><img src="/media/picture/water-levels.svg" alt="2 号水尺一年的水位曲线" width="750" height="420"></figure>
## 展开来看
一条线看不出每天。管理站的年轻人把它展开成一张图，一根柱子是一天。图很长，建议慢慢往下拉；点开可以放大。
<p><img src="/media/picture/a-year-of-water.png" alt="一年的水位，每天一根柱子，每月一句观测员的话"></p>
## 水面从这头到那头
站在 2 号水尺旁边往湖上看，右手到左手一共一百零四度。周衡用三脚架把它接成一张，横着看更好。
<figure><img src="/media/picture/lake-from-end-to-end.jpg" alt="湖面全景，从西岸到东岸" width="8192" height="1440"><figcaption>湖面全景，由十一张照片接成。摄影：周衡</figcaption></figure>
`,
    { id: 'longpic1', scene: 'lake', source: '云浦新闻', topics: ['湿地三年'] },
  ),
  article(
    '读者来图：手机里的青龙渡',
    '一周收到一百四十二张，横的竖的、会动的、打不开的，都在这里。',
    '影像',
    `
上周我们请大家翻翻手机，找一张和青龙渡有关的照片。一周里收到一百四十二张，有的是刚拍的，有的存了十一年。
小满站在骑楼街口，把手机竖着举过头顶：
<p><img src="/media/picture/held-upright.jpg" alt="竖着拍的骑楼街"></p>
林岸说照片太静，寄来一段会动的，水面一直在晃：
<p><img src="/media/picture/ripples.gif" alt="湖面的波纹，循环播放" width="400" height="300"></p>
有一位读者用的是新手机，存下来的格式不是每台设备都认得：
<p><img src="/media/picture/from-a-phone.heic" alt="清晨的青屿港，手机原图" width="800" height="450"></p>
这一张在地铁上传到一半断了线，编辑没舍得删：
<p><img src="/media/picture/half-uploaded.jpg" alt="雾里的云浦大桥，只传上来一半" width="1000" height="1000"></p>
还有一张，寄来的人后来把它撤回了，只留下一句话：“那天的船，晚了四十分钟。”
<figure><img src="/media/picture/taken-back.jpg" alt="已经撤回的照片" width="1200" height="800"><figcaption>撤回的照片</figcaption></figure>
!harbor-dusk 傍晚的青屿港。供图：读者阿坚
`,
    { id: 'readpic1', scene: 'harbor', source: '云浦影像', topics: ['青龙渡'] },
  ),
];

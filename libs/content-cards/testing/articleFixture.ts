/** The body of an article with everything an editor uses. */
export const articleFixture = `<p>天还没有亮透，巡护员把船停在芦苇荡边上，关掉马达，等水面静下来。第一声叫从东边传来，接着南边有了回应，整片湿地像是被谁轻轻推醒。</p>
<p>三年前，这里还是连成片的鱼塘。塘埂把水切成一格一格的方块，夜里增氧机响个不停。如今塘埂降了下去，<a href="https://example.com/park">南岸湿地公园</a>记录到的鸟类从 41 种增加到 137 种。</p>
<h3>先让水走得通</h3>
<p>修复的第一步不是种草，而是把二十六处断头河汊重新接上。工程师在老河道边看见一排歪脖子柳树——<strong>柳树站着的地方，从前就是岸</strong>。</p>
<figure><img src="/media/scene/wetland-1.svg" alt="白鹭在浅滩上觅食" width="750" height="500"><figcaption>清晨的南岸湿地，越冬的白鹭在浅滩上觅食。摄影：周衡</figcaption></figure>
<blockquote><p>“我们花了三十年把水圈起来，又花了三年学会把它放回去。”</p><cite>许若谷　云浦水利规划院工程师</cite></blockquote>
<table tabindex="0"><thead><tr><th>年份</th><th>记录鸟类（种）</th><th>越冬白鹭最高（只）</th><th>水体透明度（厘米）</th></tr></thead><tbody><tr><td>退塘前</td><td>41</td><td>6</td><td>22</td></tr><tr><td>第三年</td><td>137</td><td>83</td><td>58</td></tr></tbody></table>
<ul><li>北侧林带三月到七月不开放</li><li>夜间闭园时间提前到十八点</li></ul>
<p>太阳升起来的时候，他在本子上写下：十月二十八日，六点一刻，八十三只。</p>`;

/** A body that tries to be more than an article. */
export const hostileArticleFixture = `<p onclick="alert(1)">第一段<script>alert(1)</script></p><img src="javascript:alert(1)" onerror="alert(1)">
<a href="javascript:alert(1)">一个链接</a><iframe src="https://evil.example"></iframe><p style="position:fixed;inset:0">${'没有空格'.repeat(30)}${'Aa'.repeat(90)}</p>`;

/**
 * Minimal cases of earlier bugs, and one case for each rule. New findings are added here, never removed.
 */
export const regressionHtml: readonly string[] = [
  // Checking the raw address but emitting it without control characters would let these through.
  '<a href="java&#1;script:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="java\0script:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<video poster="javascript:alert(1)"></video>',
  // Values and text that become markup when they are not escaped.
  '<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">x</p>',
  "<a href=/x title='\"><script>alert(1)</script>'>x</a>",
  '<img src="/x" alt="&quot; onerror=&quot;alert(1)">',
  '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  // Raw text whose end tag hides in an attribute.
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<style><style/><img src=x onerror=alert(1)></style>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<select><template><style><!--</style><a rel="--></style><img src=x onerror=alert(1)>">x',
  // Elements that leave SVG and MathML.
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)>',
  '<math><annotation-xml encoding="text/html"><p><img src=x onerror=alert(1)>',
  // Trees that a browser rebuilds while a non-conformant parser keeps them.
  '<a href="/1"><a href="/2"><a href="/3">x</a></a></a>',
  '<a href="/1"><table><tr><td><a href="/2">x</a></td></tr></table></a>',
  '<p><button><p>x</p></button></p>',
  '<ul><li><form><li>x</li></form></li></ul>',
  '<table><tr><td><p><table><tr><td>x',
  '<pre>\n\n\nx</pre>',
  `${'<p>'.repeat(300)}x`,
  `${'<a href="/x">'.repeat(150)}x`,
  // Breakouts into the page around the article.
  '</div></article></body></html><script>alert(1)</script>',
  '<plaintext>x',
  '<!--',
  '<p title="',
  // DOM clobbering.
  '<img id="config" name="body"><form name="document"></form>',
  '<a id="x" name="y" href="/z">x</a>',
  '<div is="x-y" slot="z" part="w" contenteditable tabindex="0" accesskey="x">x</div>',
];

import { parseFragment } from 'parse5';
import { escapeHtml } from './escapeHtml';

test.each(['<script>alert(1)</script>', '" onload="x', "' onload='x", '&lt;', '湿地 a&b'])(
  '%j stays text between tags and in an attribute',
  (text) => {
    const escaped = escapeHtml(text);
    expect(parseFragment(`<p title="${escaped}" lang='${escaped}'>${escaped}</p>`).childNodes).toMatchObject([
      {
        attrs: [
          { name: 'title', value: text },
          { name: 'lang', value: text },
        ],
        childNodes: [{ nodeName: '#text', value: text }],
      },
    ]);
  },
);

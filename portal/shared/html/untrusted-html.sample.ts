/** HTML from outside, and its sanitised result in the browser and on the server alike. */
export const UNTRUSTED_HTML: readonly (readonly [html: string, remains: string])[] = [
  ['<p onclick="run()" style="color:red" class="x" data-x="1">a</p>', '<p>a</p>'],
  ['a<script>run()</script><style>p{}</style>b', 'ab'],
  ['<svg onload="run()"><text>c</text></svg><math><mtext>d</mtext></math>e', 'e'],
  ['<iframe src="https://host.example/">f</iframe><video>g</video>h', 'h'],
  ['<form action="/x"><input name="i"><button>send</button></form>', 'send'],
  ['<p title="</noscript><img src=x onerror=run()>">j</p>', '<p>j</p>'],
  ['<p title="x --> y" lang="fil">z</p>', '<p lang="fil">z</p>'],
  ['<p title="5 > 4">five</p>', '<p title="5 &gt; 4">five</p>'],
  ['<noscript><p title="</noscript><img src=x onerror=run()>">w</noscript>', '<p>w</p>'],
  ['<b>bold <i>both</b>', '<b>bold <i>both</i></b>'],
  ['1 < 2 &amp; 3', '1 &lt; 2 &amp; 3'],
  ['<ul><li>k<li>l</ul>', '<ul><li>k</li><li>l</li></ul>'],
  [
    '<table><tbody><tr><td colspan="2" width="9" onfocus="run()">m</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2" width="9">m</td></tr></tbody></table>',
  ],
  ['<a href="javascript:run()">n</a>', '<a>n</a>'],
  ['<a href="JAVA&#10;SCRIPT:run()">o</a>', '<a>o</a>'],
  ['<a href="//host.example">p</a><a href="/\\host.example">q</a>', '<a>p</a><a>q</a>'],
  ['<a href="http://host.example/">r</a>', '<a>r</a>'],
  ['<a href="/help#deposits" target="_top">s</a>', '<a href="/help#deposits">s</a>'],
  [
    '<a href="https://host.example/?a=1&b=2" rel="opener">t</a>',
    '<a href="https://host.example/?a=1&amp;b=2" target="_blank" rel="noreferrer noopener">t</a>',
  ],
  [
    '<a href="mailto:care@host.example">u</a>',
    '<a href="mailto:care@host.example" target="_blank" rel="noreferrer noopener">u</a>',
  ],
  ['<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', '<img loading="lazy" alt="" />'],
  [
    '<img src="/art/v1/default.webp" alt="v" onerror="run()">',
    '<img src="/art/v1/default.webp" alt="v" loading="lazy" />',
  ],
];

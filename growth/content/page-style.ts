import { createHash } from 'node:crypto'

/** In the page itself, so that a page is one request. It stands in the policy by its hash. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#1c1f26;--quiet:#5a6270;--line:#d9dde4;--paper:#fff;--soft:#f4f6f9;--accent:#2552c8;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e8eaee;--quiet:#a6adb9;--line:#363b45;--paper:#14171c;--soft:#1d2128;--accent:#8fb0ff;--on:#10131a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main,footer,.note{max-inline-size:44rem;margin-inline:auto;padding-inline:1.25rem}
main{padding-block:3rem 2rem}
h1{font-size:clamp(2rem,6vw,3rem);line-height:1.12;letter-spacing:-.02em;margin:0 0 .75rem;text-wrap:balance}
h2{font-size:1.5rem;line-height:1.25;margin:2.5rem 0 .75rem;letter-spacing:-.01em;text-wrap:balance}
h3,h4{font-size:1.125rem;margin:1.75rem 0 .5rem}
p,ul,ol,pre,table{margin:0 0 1rem}
a{color:var(--accent);text-underline-offset:.15em}
.summary{font-size:1.25rem;line-height:1.45;color:var(--quiet);margin-block-end:1.5rem}
dl{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0 0 1.5rem;color:var(--quiet);font-size:.9375rem}
dl div{display:flex;gap:.4rem}
dd{margin:0}
.hero{background:var(--soft);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;margin-block:2rem}
.hero>:first-child{margin-block-start:0}
.hero>:last-child{margin-block-end:0}
.hero h2{font-size:1.75rem}
figure{margin:2rem 0;padding-inline-start:1.25rem;border-inline-start:3px solid var(--accent)}
blockquote{margin:0;font-size:1.1875rem}
figcaption{color:var(--quiet);font-size:.9375rem}
.button,button{display:inline-block;background:var(--accent);color:var(--on);font:inherit;font-weight:600;text-decoration:none;border:0;border-radius:.6rem;padding:.7rem 1.25rem;cursor:pointer}
.button:focus-visible,button:focus-visible,a:focus-visible,summary:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
form{background:var(--soft);border:1px solid var(--line);border-radius:1rem;padding:1.25rem;margin-block:2rem}
form p:last-child{margin:0}
input:not([type=checkbox]),textarea,select{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--quiet);border-radius:.5rem;padding:.55rem .7rem;inline-size:100%;margin-block-start:.25rem}
textarea{min-block-size:6rem}
input[type=checkbox]{inline-size:1.1rem;block-size:1.1rem;vertical-align:-.15rem}
code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.9375em}
pre{background:var(--soft);border:1px solid var(--line);border-radius:.6rem;padding:1rem;white-space:pre-wrap}
table{border-collapse:collapse;inline-size:100%}
th,td{border-block-end:1px solid var(--line);padding:.5rem .5rem .5rem 0;text-align:start;vertical-align:top}
hr{border:0;border-block-start:1px solid var(--line);margin-block:2rem}
footer{border-block-start:1px solid var(--line);padding-block:1.5rem 3rem;color:var(--quiet);font-size:.9375rem}
footer p{margin:0 0 .5rem}
summary{cursor:pointer;inline-size:fit-content}
.note{background:var(--soft);padding-block:.75rem;text-align:center;font-size:.9375rem}
@media print{form,details,.note{display:none}body{font-size:11pt}main{padding-block:0}a{color:inherit}}
`

export const styleHash = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`

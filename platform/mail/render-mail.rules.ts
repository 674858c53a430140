import type { MailBlock, MailLink } from './mail-blocks.rules.ts'
import type { Language } from '../messages/locale.ts'
import { oneLine } from '../values/one-line.rules.ts'

/** A mail without its headers. */
export interface WrittenMail {
  readonly subject: string
  readonly language: Language
  readonly blocks: readonly MailBlock[]
  /** How to stop such mail, and where one's data is: at the very end. */
  readonly legal: readonly MailLink[]
}

export interface MailParts {
  readonly text: string
  readonly html: string
}

/** Both parts of a mail. They hold the same words and the same links in the same order. */
export const renderMail = (mail: WrittenMail): MailParts => ({
  text: withoutTurns(renderText(mail)),
  html: withoutTurns(renderHtml(mail)),
})

/** Names come from files and forms. Ours have no letters that turn the direction of reading, or that nobody sees. */
const withoutTurns = (text: string): string =>
  text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')

const lineOfDashes = '-'.repeat(40)
const asLine = ({ label, href }: MailLink): string => `${label}: ${href}`

function renderText({ blocks, legal }: WrittenMail): string {
  const end = legal.length === 0 ? '' : `\n\n-- \n${legal.map(asLine).join('\n')}`
  return `${blocks.map(textOf).join('\n\n')}${end}\n`
}

function textOf(block: MailBlock): string {
  switch (block.is) {
    case 'words':
      return block.by === undefined ? block.text : `${block.by}:\n${lineOfDashes}\n\n${block.text}\n\n${lineOfDashes}`
    case 'facts':
      return block.lines.join('\n')
    case 'buttons':
      return block.links.map(asLine).join('\n')
    case 'item':
      return [`- ${block.title}`, ...(block.text === '' ? [] : [`  ${block.text}`]), `  ${block.href}`].join('\n')
    case 'says':
    case 'heading':
    case 'code':
    case 'small':
  }
  return block.text
}

/** No entity by name: whatever reads the mail knows numbers. */
const escape = (text: string): string => text.replace(/[&<>"'`]/g, (letter) => `&#${letter.charCodeAt(0)};`)
const inLines = (text: string): string => escape(text).replaceAll('\n', '<br>\n')

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Those of the web app. */
const [ink, quiet, line, ember, link] = ['#1b1d21', '#5b6068', '#d9d3ca', '#b8450f', '#2f5d8a']

/** Colors are on every element, for programs that drop the style element; that one only turns them for a dark screen. */
const dark = `@media (prefers-color-scheme:dark){.page{background:#16181d!important}.ink{color:#e6e9ee!important}.quiet{color:#a3adba!important}.link{color:#8db8e0!important}.box{border-color:#3a414c!important}.main{background:#b8450f!important}.other{background:#16181d!important;border-color:#5a6470!important}.other a{color:#e6e9ee!important}}`

function renderHtml({ subject, language, blocks, legal }: WrittenMail): string {
  const rows = [...blocks.map(htmlOf), ...(legal.length === 0 ? [] : [legalOf(legal)])]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(oneLine(subject))}</title><style>${dark}</style></head>
<body class="page" style="margin:0;padding:0;background:#ffffff">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:#ffffff"><tr><td align="left" style="padding:20px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
${rows.join('\n')}
</table>
</td></tr></table>
</body></html>
`
}

const row = (inner: string, below = 16): string =>
  `<tr><td align="left" style="padding:0 0 ${below}px 0">${inner}</td></tr>`

const textStyle = (size: number, color: string, more = ''): string =>
  `margin:0;${font};font-size:${size}px;line-height:1.5;color:${color};overflow-wrap:anywhere${more}`

/** A mark of direction on each paragraph: names and messages may be in another script than the mail. */
const paragraph = (inner: string, [size, color, kind]: readonly [number, string, string] = [16, ink, 'ink']): string =>
  `<p dir="auto" class="${kind}" style="${textStyle(size, color)}">${inner}</p>`

const paragraphs = (text: string): string[] => text.split(/\n{2,}/).filter((one) => one.trim() !== '')

function htmlOf(block: MailBlock): string {
  switch (block.is) {
    case 'says':
      return paragraphs(block.text)
        .map((one) => row(paragraph(inLines(one))))
        .join('\n')
    case 'words':
      return block.by === undefined
        ? paragraphs(block.text)
            .map((one) => row(paragraph(inLines(one))))
            .join('\n')
        : row(boxOf(block.by, block.text))
    case 'facts':
      return row(paragraph(block.lines.map(escape).join('<br>\n')))
    case 'buttons':
      return row(block.links.map(buttonOf).join('\n'), 8)
    case 'heading':
      return row(
        `<p dir="auto" class="ink" style="${textStyle(16, ink, ';font-weight:bold')}">${escape(block.text)}</p>`,
        8,
      )
    case 'item':
      return row(itemOf(block))
    case 'code':
      return row(
        `<p class="ink" style="margin:0;font-family:Consolas,Menlo,monospace;font-size:20px;line-height:1.5;color:${ink}">${escape(block.text)}</p>`,
      )
    case 'small':
  }
  return paragraphs(block.text)
    .map((one) => row(paragraph(inLines(one), [13, quiet, 'quiet']), 8))
    .join('\n')
}

const boxOf = (by: string, text: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="left" class="box" style="border-left:3px solid ${line};padding:2px 0 2px 14px">
${paragraph(escape(by), [13, quiet, 'quiet'])}
${paragraphs(text)
  .map((one) => `<p dir="auto" class="ink" style="${textStyle(16, ink, ';padding:10px 0 0 0')}">${inLines(one)}</p>`)
  .join('\n')}
</td></tr></table>`

const itemOf = ({ title, text, href }: Extract<MailBlock, { is: 'item' }>): string =>
  `<p dir="auto" class="ink" style="${textStyle(16, ink)}"><a href="${escape(href)}" class="link" style="color:${link};text-decoration:underline">${escape(title)}</a></p>${text === '' ? '' : `\n${paragraph(inLines(text), [14, quiet, 'quiet'])}`}`

/**
 * A table of its own for each: in a row where there is room, below each other on a phone. Outlook for Windows knows no
 * padding on a link, so it takes that of the cell.
 */
function buttonOf({ label, href }: MailLink, at: number): string {
  const [kind, color, background, border] =
    at === 0 ? (['main', '#ffffff', ember, ember] as const) : (['other', ink, '#ffffff', line] as const)
  return `<table role="presentation" align="left" cellpadding="0" cellspacing="0" border="0"><tr><td align="left" style="padding:0 8px 8px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr><td align="center" bgcolor="${background}" class="${kind}" style="background:${background};border:1px solid ${border};border-radius:6px;mso-padding-alt:10px 18px"><a href="${escape(href)}" style="display:inline-block;padding:10px 18px;${font};font-size:16px;line-height:1.4;color:${color};text-decoration:none">${escape(label)}</a></td></tr></table></td></tr></table>`
}

const legalOf = (legal: readonly MailLink[]): string =>
  row(
    `<p class="quiet" style="${textStyle(12, quiet, ';padding:12px 0 0 0')}">${legal
      .map(
        ({ label, href }) =>
          `<a href="${escape(href)}" class="quiet" style="color:${quiet};text-decoration:underline">${escape(label)}</a>`,
      )
      .join('<br>\n')}</p>`,
    0,
  )

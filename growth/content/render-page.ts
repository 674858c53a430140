import { inLocale, readLanguage, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { formatDate } from '@wellmet/platform/messages/formats.ts'
import { escapeHtml } from '../sites/sites.rules.ts'
import { contentMessages as m } from './content.messages.ts'
import { pageFields, type Kind } from './kind.ts'
import { pageStyle } from './page-style.ts'
import { renderBody } from './render-body.ts'
import { reportReasons } from './report-reasons.rules.ts'

interface PageToRender {
  kind: Kind
  fields: Readonly<Record<string, string>>
  workspace: string
  siteKey: string | null
  publicUrl: string
  pagesUrl: string
  slug: string
  publishedAt: Date | null
  isIndexed: boolean
  isPreview: boolean
}

const reasons = {
  spam: m.reportSpam,
  fraud: m.reportFraud,
  personal: m.reportPersonal,
  illegal: m.reportIllegal,
  other: m.reportOther,
}

/** A whole page, in the language that it was written in. It loads nothing: its style is in it, and it has no pictures. */
export function renderPage(page: PageToRender): string {
  const { fields } = page
  const language = readLanguage(fields['language']) ?? sourceLocale
  return inLocale(language, () => renderIn(language, page))
}

function renderIn(language: string, page: PageToRender): string {
  const { fields, workspace, siteKey, publicUrl, pagesUrl, slug, isIndexed, isPreview } = page
  const canonical = `${pagesUrl}/p/${slug}`
  const [title, summary] = [escapeHtml(fields['title'] ?? ''), escapeHtml(fields['summary'] ?? '')]
  const robots = isIndexed ? '' : '<meta name="robots" content="noindex">\n'
  const feed =
    siteKey === null || !page.kind.isListed
      ? ''
      : `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(`${pagesUrl}/p/feed.xml?site=${siteKey}`)}">\n`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="form-action ${escapeHtml(new URL(publicUrl).origin)} ${escapeHtml(pagesUrl)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${summary}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${summary}">
<meta property="og:type" content="website">
<meta property="og:url" content="${escapeHtml(canonical)}">
${robots}<link rel="canonical" href="${escapeHtml(canonical)}">
${feed}<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
${isPreview ? `<p class="note">${escapeHtml(m.isPreview())}</p>\n` : ''}<main>
<article>
<h1 dir="auto">${title}</h1>
<p class="summary" dir="auto">${summary}</p>
${factsOf(page)}${renderBody(fields['body'] ?? '', { publicUrl, siteKey })}</article>
</main>
<footer>
<p>${escapeHtml(m.publishedBy({ workspace }))} · ${escapeHtml(m.madeWith())}</p>
${isPreview ? '' : reportOf(page)}</footer>
</body>
</html>
`
}

/** When it was published, and the fields that only this kind has. */
function factsOf({ kind, fields, publishedAt }: PageToRender): string {
  const own = Object.entries(kind.fields).filter(([name]) => !(name in pageFields) && fields[name])
  const dated = kind.isListed && publishedAt !== null
  const facts = [
    ...(dated
      ? [
          `<div><dt>${escapeHtml(m.published())}</dt><dd>${escapeHtml(formatDate(publishedAt, 'longDayAndYear'))}</dd></div>`,
        ]
      : []),
    ...own.map(
      ([name, { label }]) =>
        `<div><dt>${escapeHtml(label())}:</dt><dd dir="auto">${escapeHtml(fields[name]!)}</dd></div>`,
    ),
  ]
  return facts.length === 0 ? '' : `<dl>\n${facts.join('\n')}\n</dl>\n`
}

const reportOf = ({ workspace, pagesUrl, slug }: PageToRender): string => `<details>
<summary>${escapeHtml(m.reportPage())}</summary>
<form method="post" action="${escapeHtml(`${pagesUrl}/p/${slug}/report`)}">
<p>${escapeHtml(m.reportAbout({ workspace }))}</p>
<p><label>${escapeHtml(m.reportReason())}<br><select name="reason">${reportReasons.map((reason) => `<option value="${reason}">${escapeHtml(reasons[reason]())}</option>`).join('')}</select></label></p>
<p><label>${escapeHtml(m.reportSaid())}<br><textarea name="said" maxlength="1000"></textarea></label></p>
<p><button>${escapeHtml(m.reportSend())}</button></p>
</form>
</details>
`

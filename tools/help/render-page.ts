import { groups } from './pages.ts'
import { escape, type HelpPage } from './read-page.ts'

/** Addresses of the built script and sheet, relative to a page. */
export interface Assets {
  script: string
  sheet: string
}

/** A whole page. All addresses are relative, so that the site works at /help and in any other place. */
export function renderPage(page: HelpPage, titleOf: (name: string) => string, { script, sheet }: Assets): string {
  const title = page.name === 'index' ? page.title : `${page.title} · Wellmet help`
  const headings = page.sections.filter(({ depth }) => depth === 2)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${escape(page.summary)}">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="layers.css">
<link rel="stylesheet" href="${sheet}">
<script src="color-scheme.js"></script>
<script type="module" src="${script}"></script>
</head>
<body>
<a data-part="skip" href="#content">Skip to content</a>
<header>
<a data-part="brand" href="./">Wellmet help</a>
<search hidden>
<label for="question">Search the help</label>
<input id="question" type="search" autocomplete="off" placeholder="Search the help" aria-describedby="found">
<div data-part="panel"><p id="found" role="status"></p><ol id="results"></ol></div>
</search>
<a data-part="to-pages" href="#pages">All pages</a>
<a data-part="to-product" href="/">Open Wellmet</a>
</header>
<main id="content" tabindex="-1">
${page.html}</main>
${
  headings.length > 1
    ? `<aside aria-label="On this page"><p>On this page</p><ul>${headings.map(({ id, heading }) => `<li><a href="#${id}">${escape(heading)}</a></li>`).join('')}</ul></aside>`
    : ''
}
<nav id="pages" aria-label="Pages">
${groups.map((group) => renderGroup(group, page.name, titleOf)).join('\n')}
</nav>
</body>
</html>
`
}

function renderGroup(
  { title, pages }: (typeof groups)[number],
  here: string,
  titleOf: (name: string) => string,
): string {
  const links = pages.map((name) => {
    const current = name === here ? ' aria-current="page"' : ''
    return `<li><a href="${name === 'index' ? './' : `${name}.html`}"${current}>${escape(titleOf(name))}</a></li>`
  })
  return `<p>${escape(title)}</p><ul>${links.join('')}</ul>`
}

import { referenceMessages } from './reference.messages.ts'
import { schemaText, type Schema } from './schema-text.ts'

interface Media {
  content?: Record<string, { schema: Schema }>
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Media
  responses: Record<string, Media>
}
export interface Document {
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
interface Listed extends Operation {
  method: string
  path: string
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The whole reference as one page of HTML that needs no script. */
export function renderReference({ info, paths, components }: Document, style: string): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ ...operation, method, path })),
  )
  const families = Map.groupBy(operations, ({ tags }) => tags[0] ?? '')
  const names = new Set(Object.keys(components.schemas))
  const shape = (schema: Schema): string => `<pre><code>${linked(schemaText(schema), names)}</code></pre>`
  const title = referenceMessages.title()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<nav aria-label="${escape(referenceMessages.families())}">
<a class="home" href="/">Wellmet</a>
<ul>${[...families].map(([family, { length }]) => `<li><a href="#${family}">${escape(titleOf(family))} <span>${length}</span></a></li>`).join('')}<li><a href="#shapes">${escape(referenceMessages.shapes())}</a></li></ul>
</nav>
<main>
<h1>${escape(title)} <span>${escape(info.version)}</span></h1>
<p>${escape(info.description)}</p>
<p>${escape(referenceMessages.credentials())}</p>
<p>${escape(referenceMessages.problems())}</p>
<p><a href="/openapi.json">${escape(referenceMessages.openApi())}</a></p>
${[...families].map(([family, listed]) => `<section><h2 id="${family}">${escape(titleOf(family))}</h2>${listed.map((one) => endpoint(one, shape)).join('')}</section>`).join('\n')}
<section><h2 id="shapes">${escape(referenceMessages.shapes())}</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) =>
      `<details id="shape-${name}"><summary><b>${escape(name)}</b></summary>${shape(schema)}</details>`,
  )
  .join('\n')}
</section>
</main>
</body>
</html>
`
}

function endpoint(operation: Listed, shape: (schema: Schema) => string): string {
  const { operationId, method, path, summary, parameters = [], requestBody, responses } = operation
  const [status = '', reply] = Object.entries(responses)[0] ?? []
  const sent = schemaOf(requestBody)
  const answered = schemaOf(reply)
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${escape(name)}</code></th><td>${escape(referenceMessages.place({ place }))}</td><td><code>${escape(schemaText(schema))}</code></td><td>${required ? escape(referenceMessages.required()) : ''}</td></tr>`,
  )
  return `<details id="${operationId}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code> <span>${escape(summary)}</span></summary>
<p>${escape(accessOf(operation))}</p>
${rows.length > 0 ? `<h3>${escape(referenceMessages.parameters())}</h3><table>${rows.join('')}</table>` : ''}
${sent ? `<h3>${escape(referenceMessages.body())}</h3>${shape(sent)}` : ''}
<h3>${escape(referenceMessages.reply({ status }))}</h3>${answered ? shape(answered) : `<p>${escape(referenceMessages.noBody())}</p>`}
</details>`
}

const schemaOf = (media: Media | undefined): Schema | undefined => Object.values(media?.content ?? {})[0]?.schema

function accessOf({ security }: Operation): string {
  if (security.length === 0) return referenceMessages.forAnyone()
  const scope = security.find(({ key }) => key)?.['key']?.[0]
  return scope === undefined ? referenceMessages.forSessions() : referenceMessages.forKeys({ scope })
}

/** Names of shapes lead to them. */
const linked = (text: string, names: ReadonlySet<string>): string =>
  escape(text).replaceAll(/\b[A-Z]\w+\b/g, (word) => (names.has(word) ? `<a href="#shape-${word}">${word}</a>` : word))

/** What a group of endpoints is about; the part of the address says it only to whoever named it. */
const titleOf = (family: string): string => referenceMessages.family({ family })

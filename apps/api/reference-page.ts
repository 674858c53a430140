import { readFileSync } from 'node:fs'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import type { FastifyInstance } from 'fastify'
import { openApi } from './contracts.ts'
import { renderReference, type Document } from './reference-html.ts'
import { textPage } from './text-page.ts'

/** Made when first asked for: most processes never are, and it takes a quarter of a second. */
const once = (make: () => string): (() => string) => {
  let text: string | undefined
  return () => (text ??= make())
}

const source = once(() => JSON.stringify(openApi()))
const page = once(() => {
  const style = readFileSync(new URL('reference.css', import.meta.url), 'utf8')
  // What the contracts say is English, and the page is made once for all readers.
  return inLocale(sourceLocale, () => renderReference(JSON.parse(source()) as Document, style))
})

/** The API reference at /docs and its source at /openapi.json, from the contracts alone. */
export function showReference(app: FastifyInstance): void {
  app.get('/openapi.json', textPage('application/json', source))
  app.get('/docs', textPage('text/html; charset=utf-8', page))
}

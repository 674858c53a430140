import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { readBody } from './body.rules.ts'
import { mostPageBytes } from './content.contract.ts'
import { contentMessages as m } from './content.messages.ts'
import type { Kind } from './kind.ts'
import { renderPage } from './render-page.ts'

export type Values = Readonly<Record<string, string>>

const longestName = 'W'.repeat(120)
const anyKey = 'a'.repeat(20)

/** Fails for a block that cannot be read, and for a page that would be too large to send. */
export function checkFields({ config }: Pick<Services, 'config'>, kind: Kind, fields: Values): void {
  for (const [name, { as }] of Object.entries(kind.fields)) {
    if (as !== 'markdown') continue
    const [fault] = readBody(fields[name] ?? '').faults
    if (fault) throw refused(`fields.${name}`, fault.says)
  }
  if (kind.place !== 'page') return
  const { PUBLIC_URL: publicUrl } = config
  const page = { kind, fields, publicUrl, pagesUrl: publicUrl, slug: longestName, workspace: longestName }
  const html = renderPage({ ...page, siteKey: anyKey, publishedAt: new Date(0), isIndexed: false, isPreview: false })
  const size = Buffer.byteLength(html)
  if (size <= mostPageBytes) return
  throw refused('fields.body', m.pageTooLong({ size: Math.ceil(size / 1000), most: mostPageBytes / 1000 }))
}

const refused = (field: string, message: string) => fail('unprocessable', message, { errors: [{ field, message }] })

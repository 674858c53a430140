import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { pagesUrlOf } from '../sites/pages-url.ts'
import { findSiteKey } from '../sites/show-site.ts'
import { readBody } from './body.rules.ts'
import type { Values } from './check-fields.ts'
import { findWorkspaceName } from './content.store.ts'
import type { Kind } from './kind.ts'
import { renderPage } from './render-page.ts'

/** Nothing is saved. What cannot be read is left out of the page, and said beside it. */
export const previewDraft = ({ db, viewer, services }: MemberCall, kind: Kind, fields: Values) =>
  db.reading(async (tx) => {
    const { workspaceId } = viewer
    const { name: workspace } = await findWorkspaceName(tx, { workspaceId })
    const siteKey = await findSiteKey(tx, workspaceId)
    const publicUrl = services.config.PUBLIC_URL
    const pagesUrl = pagesUrlOf(services) ?? new URL(publicUrl).origin
    const bodies = Object.entries(kind.fields).filter(([, { as }]) => as === 'markdown')
    return {
      html: renderPage({
        kind,
        fields,
        workspace,
        siteKey,
        publicUrl,
        pagesUrl,
        slug: 'preview',
        publishedAt: null,
        isIndexed: false,
        isPreview: true,
      }),
      faults: bodies.flatMap(([name]) => readBody(fields[name] ?? '').faults.map(({ says }) => says)),
    }
  })

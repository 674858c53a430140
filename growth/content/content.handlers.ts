import { serve, type BoundRoutes, type Call } from '@wellmet/platform/http/serve.ts'
import { cms } from './cms.contract.ts'
import { contractsOfKinds, dripPages, ofProduct, pages } from './content.kinds.ts'
import type { Kind } from './kind.ts'
import { kinds as productKinds, landing } from './kinds.ts'
import { listPublic, showPublic } from './list-public.ts'
import { previewDraft } from './preview-draft.ts'
import { makePreviewLink } from './preview-links.ts'
import { cancelSchedule, publishDocument, unpublishDocument } from './publish-document.ts'
import { readPage, readPreview } from './read-page.ts'
import { reportPage } from './report-page.ts'
import { showConfig, showDescriptions, showLaunchKit, showReads, showTemplates } from './show-cms.ts'
import { showDocument, showDocuments, showVersions } from './show-documents.ts'
import { changeDocument, createDocument, removeDocument, restoreVersion } from './write-document.ts'
import { readSitemap, writeFeed } from './write-feed.ts'

const kindIn = (kinds: readonly Kind[], name: string): Kind => kinds.find((one) => one.name === name)!

/** Everything that is served of these kinds. Another kind is another member of the list. */
export const contentRoutes = (kinds: readonly Kind[], made = contractsOfKinds(kinds)) => ({
  documents: serve(made.documents)({
    list: (call) => showDocuments(call, call.query),
    create: (call) => createDocument(call, kindIn(kinds, call.body.kind), call.body),
    show: (call) => showDocument(call, call.params.id),
    change: (call) => changeDocument(call, kindIn(kinds, call.body.kind), call.params.id, call.body),
    remove: (call) => removeDocument(call, call.params.id),
    versions: (call) => showVersions(call, call.params.id),
    publish: (call) => publishDocument(call, call.params.id, call.body),
    unpublish: (call) => unpublishDocument(call, call.params.id),
    unschedule: (call) => cancelSchedule(call, call.params.id),
    restore: (call) => restoreVersion(call, call.params.id, call.body),
    previewLink: (call) => makePreviewLink(call, call.params.id),
    preview: (call) => previewDraft(call, kindIn(kinds, call.body.kind), call.body.fields),
  }),
  dripPages: serve(dripPages)({
    list: (call) => showDocuments(call, { ...call.query, kind: landing.name }),
    show: (call) => showDocument(call, call.params.id, landing.name),
    create: (call) => createDocument(call, landing, call.body),
    change: (call) => changeDocument(call, landing, call.params.id, call.body),
    remove: (call) => removeDocument(call, call.params.id, landing.name),
  }),
  cms: serve(cms)({
    config: (call) => showConfig(call, kinds),
    dmTemplates: (call) => showTemplates(call),
    launchKit: (call) => showLaunchKit(call),
    socialBios: (call) => showDescriptions(call),
    stats: (call) => showReads(call, kinds),
  }),
  pages: serve(pages)({
    show: (call) => readPage(call, kinds, call.params.slug),
    preview: (call) => readPreview(call, kinds, call.params.token),
    feed: (call) => writeFeed(call, kinds, call.query),
    sitemap: (call) => readSitemap(call),
    report: (call) => reportPage(call, call.params.slug, call.body),
  }),
  publicContent: { contract: made.publicContent, handlers: readersOf(kinds) },
})

type PublicCall = Call & { params: { slug: string }; query: { site?: string; cursor?: string } }

const readersOf = (kinds: readonly Kind[]): BoundRoutes['handlers'] =>
  Object.fromEntries(
    kinds
      .filter(({ isListed }) => isListed)
      .flatMap((kind) => [
        [`${kind.name}List`, (call: PublicCall) => listPublic(call, kind, call.query)],
        [`${kind.name}Show`, (call: PublicCall) => showPublic(call, kind, call.params.slug, call.query)],
      ]),
  )

/** Those that come with the product. */
export const productRoutes = contentRoutes(productKinds, ofProduct)

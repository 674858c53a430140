import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import type { ContentDocument, KindConfig } from '@wellmet/growth/content/content.contract.ts'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'
import { useState } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { reasonOf } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { GrowthTabs } from '../growth-tabs.tsx'
import { PostPanel } from '../posting/post-panel.tsx'
import { contentConfigQuery, documentQuery, useDocumentChanges } from './content.queries.ts'
import { DocumentForm } from './document-form.tsx'
import { DocumentHistory } from './document-history.tsx'
import { stateWords, titleOf } from './document-words.ts'
import { PublishPanel } from './publish-panel.tsx'

export const DocumentScreen = ({ id }: { id: string }) => {
  const config = useQuery(contentConfigQuery)
  const query = useQuery(documentQuery(id))
  const both = {
    data: config.data && query.data ? { ...query.data, kinds: config.data.kinds } : undefined,
    isPending: config.isPending || query.isPending,
    error: query.error ?? config.error,
    refetch: () => Promise.all([config.refetch(), query.refetch()]),
  }
  return (
    <Loaded query={both} what={m.title()} skeleton={<RowSkeletons rows={6} label={m.loadingOne()} />}>
      {({ document, etag, kinds }) => {
        const kind = kinds.find(({ name }) => name === document.kind)
        return kind ? <Document document={document} etag={etag} kind={kind} /> : null
      }}
    </Loaded>
  )
}

type Props = { document: ContentDocument; etag: string | null; kind: KindConfig }

/** The ETag of what is in the form: a change by somebody else is noticed when it is saved, not hidden by a new one. */
const Document = ({ document, etag, kind }: Props) => {
  const [edited, setEdited] = useState({ version: document.version, etag, loaded: 0 })
  const [hasUnsaved, setUnsaved] = useState(false)
  const mayWrite = isMember(useSession().workspace?.role)
  const changes = useDocumentChanges(document.id, etag)
  const own = useDocumentChanges(document.id, edited.version === document.version ? etag : edited.etag)
  const show = (version: number) => setEdited(({ loaded }) => ({ version, etag, loaded: loaded + 1 }))
  return (
    <>
      <PageHeader title={titleOf(document)}>{`${kind.title} · ${stateWords(document)}`}</PageHeader>
      <GrowthTabs here="content" />
      <DocumentForm
        key={edited.loaded}
        kind={kind}
        document={document}
        mayWrite={mayWrite}
        onLoadTheirs={() => show(document.version)}
        onEdited={setUnsaved}
        onSave={async (written) => {
          const { version, slug } = await own.save(written)
          const isSame = version === edited.version && slug === document.slug
          void notifications.show({ message: isSame ? m.unchanged() : m.saved({ version }) })
          setEdited((before) => ({ ...before, version }))
        }}
      />
      <PublishPanel document={document} changes={changes} hasUnsaved={hasUnsaved} />
      {mayWrite && document.url !== null ? <PostPanel documentId={document.id} /> : null}
      <DocumentHistory
        id={document.id}
        kind={kind}
        mayWrite={mayWrite}
        isBusy={changes.isBusy}
        onRestore={(number) =>
          void changes
            .restore(number)
            .then(({ version }) => show(version))
            .catch((error: unknown) => void notifications.show({ message: reasonOf(error) }))
        }
      />
    </>
  )
}

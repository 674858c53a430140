import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { GrowthTabs } from '../growth-tabs.tsx'
import { contentConfigQuery, useCreateDocument } from './content.queries.ts'
import { DocumentForm } from './document-form.tsx'

export const NewDocumentScreen = ({ kind: name }: { kind: string | undefined }) => {
  const query = useQuery(contentConfigQuery)
  const { create } = useCreateDocument()
  const navigate = useNavigate()
  const mayWrite = isMember(useSession().workspace?.role)
  return (
    <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={6} label={m.loadingOne()} />}>
      {({ kinds }) => {
        const kind = kinds.find((one) => one.name === name) ?? kinds[0]!
        return (
          <>
            <PageHeader title={m.newNamed({ kind: kind.title })}>{kind.about}</PageHeader>
            <GrowthTabs here="content" />
            <DocumentForm
              key={kind.name}
              kind={kind}
              document={null}
              mayWrite={mayWrite}
              onLoadTheirs={() => {}}
              onSave={async (written) => {
                const { id } = await create(written)
                await navigate({ to: '/content/$id', params: { id } })
              }}
            />
          </>
        )
      }}
    </Loaded>
  )
}

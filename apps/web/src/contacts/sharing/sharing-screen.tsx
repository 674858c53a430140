import { useQuery } from '@tanstack/react-query'
import type { SharingOverview as Overview } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { sharingMessages } from '@wellmet/contacts/sharing/sharing.messages.ts'
import { useState } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { HiddenSection } from './hidden-section.tsx'
import { PreviewSection } from './preview-section.tsx'
import { SharedWithMe } from './shared-with-me.tsx'
import { SharingForm } from './sharing-form.tsx'
import { sharingQuery } from './sharing.queries.ts'
import { type Draft, draftOf } from './sharing-shapes.ts'

const NobodyElse = () => (
  <Section title={sharingMessages.preview()} about={sharingMessages.alone()}>
    <LinkButton to="/settings/workspace" variant="default">
      {sharingMessages.inviteTeammate()}
    </LinkButton>
  </Section>
)

const Settings = ({ overview }: { overview: Overview }) => {
  const { workspace } = useSession()
  const saved = draftOf(overview)
  // Null until something is changed, so that a newer answer is never hidden behind an old choice.
  const [changed, setChanged] = useState<Draft | null>(null)
  const draft = changed ?? saved
  const [first, ...others] = overview.teammates
  const mayChange = isMember(workspace?.role)
  return (
    <>
      <SharingForm
        overview={overview}
        draft={draft}
        saved={saved}
        onDraft={setChanged}
        onSaved={() => setChanged(null)}
        mayChange={mayChange}
      />
      {first ? <PreviewSection teammates={[first, ...others]} draft={draft} saved={saved} /> : <NobodyElse />}
      <HiddenSection mayChange={mayChange} />
      <SharedWithMe sharedWithMe={overview.sharedWithMe} />
    </>
  )
}

export const SharingScreen = () => (
  <Loaded query={useQuery(sharingQuery)} what={sharingMessages.whatYouShare()} skeleton={<FormSkeleton fields={3} />}>
    {(overview) => <Settings overview={overview} />}
  </Loaded>
)

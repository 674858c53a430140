import styles from './sharing-screen.module.css'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sharingMessages } from '@wellmet/contacts/sharing/sharing.messages.ts'
import { useState } from 'react'
import { useMemberName } from '../../account/members/use-member-name.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { PreviewList } from './preview-list.tsx'
import { previewQuery } from './sharing.queries.ts'
import { type Draft, modeFor, type Teammate } from './sharing-shapes.ts'
import { previewWords } from './sharing-words.ts'

type Props = { teammates: readonly [Teammate, ...Teammate[]]; draft: Draft; saved: Draft }

/** Exactly what each teammate sees, of what is saved or of what is about to be. */
export const PreviewSection = ({ teammates, draft, saved }: Props) => {
  const nameOf = useMemberName()
  const [asked, setAsked] = useState('')
  const { userId } = teammates.find((one) => one.userId === asked) ?? teammates[0]
  const mode = modeFor(draft, saved, userId)
  const preview = useQuery(previewQuery(userId, mode))
  return (
    <Section
      title={sharingMessages.preview()}
      about={sharingMessages.previewAbout()}
      actions={
        <NativeSelect
          aria-label={sharingMessages.previewAs()}
          value={userId}
          onChange={({ currentTarget: { value } }) => setAsked(value)}
          data={teammates.map((one) => ({ value: one.userId, label: nameOf(one) }))}
        />
      }
    >
      <Loaded
        query={preview}
        what={sharingMessages.thePreview()}
        skeleton={<RowSkeletons rows={4} label={sharingMessages.loadingPreview()} />}
      >
        {(seen) => (
          <div className={styles.preview}>
            <output className={styles.previewWords}>{previewWords(seen, mode === undefined)}</output>
            <PreviewList preview={seen} />
          </div>
        )}
      </Loaded>
    </Section>
  )
}

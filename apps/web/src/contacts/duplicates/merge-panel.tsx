import text from '../../kit/text.module.css'
import styles from './merge-panel.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { mergesMessages } from '@wellmet/contacts/merges/merges.messages.ts'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { contactQuery } from '../contact-list/contacts.queries.ts'
import { readMergePanel } from './clean-up-search.ts'
import { MergeResult } from './merge-result.tsx'
import { isBetterSpeaker, previewMerge } from './preview-merge.ts'
import { SpeakerChoice } from './speaker-choice.tsx'
import type { Merging } from './use-merging.ts'

type Pair = { one: ContactPage; other: ContactPage }
type Done = { merging: Merging; onDone: () => void }

const MergeForm = ({ one, other, merging, onDone }: Pair & Done) => {
  const [chosen, setChosen] = useState(isBetterSpeaker(one, other) ? one.contact.id : other.contact.id)
  const [first, second] = chosen === one.contact.id ? [one, other] : [other, one]
  const { merge } = merging
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        merge.mutate({ staying: first.contact, gone: second.contact, onMerged: onDone })
      }}
    >
      <SpeakerChoice pages={[one, other]} chosen={chosen} onChoose={setChosen} />
      <MergeResult preview={previewMerge(first, second)} />
      <p className={clsx(text.small, text.quiet)}>{mergesMessages.mergeAbout()}</p>
      <FormAlert trouble={merge.error && { text: mergesMessages.notMerged({ reason: reasonOf(merge.error) }) }} />
      <div className={styles.actions}>
        <Button type="submit" loading={merge.isPending}>
          {mergesMessages.merge()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {mergesMessages.keepBoth()}
        </Button>
      </div>
    </form>
  )
}

const Pages = ({ ids: [one, other], ...done }: { ids: [string, string] } & Done) => {
  const first = useQuery(contactQuery(one))
  const second = useQuery(contactQuery(other))
  const skeleton = <FormSkeleton fields={4} />
  return (
    <Loaded query={first} what={mergesMessages.thisContact()} skeleton={skeleton}>
      {(page) => (
        <Loaded query={second} what={mergesMessages.otherContact()} skeleton={skeleton}>
          {(twin) => <MergeForm key={`${one} ${other}`} one={page} other={twin} {...done} />}
        </Loaded>
      )}
    </Loaded>
  )
}

/** Which of two stays, and what they will be, at `?panel=merge.<id>.<id>`. */
export const MergePanel = ({ merging }: { merging: Merging }) => {
  const { panel, close } = usePanel()
  const ids = readMergePanel(panel)
  const leave = () => {
    merging.merge.reset()
    close()
  }
  return (
    <SidePanel opened={ids !== null} onClose={leave} title={mergesMessages.mergeTwo()}>
      {ids ? <Pages ids={ids} merging={merging} onDone={leave} /> : null}
    </SidePanel>
  )
}

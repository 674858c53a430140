import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './sharing-screen.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { SharingOverview as Overview } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ChoiceList } from '../../kit/choice-list.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'
import { SharedFields } from './shared-fields.tsx'
import { previewKey, sharingQuery } from './sharing.queries.ts'
import { type Draft, isSameDraft } from './sharing-shapes.ts'
import { modeWords, savedWords } from './sharing-words.ts'
import { TeammateChoice } from './teammate-choice.tsx'

type Props = {
  overview: Overview
  draft: Draft
  saved: Draft
  onDraft: (draft: Draft) => void
  onSaved: () => void
  mayChange: boolean
}

export const SharingForm = ({ overview, draft, saved, onDraft, onSaved, mayChange }: Props) => {
  const queries = useQueryClient()
  const [trouble, setTrouble] = useState<string | null>(null)
  const save = api.useMutation('patch', '/api/dashboard/graph-sharing/settings', {
    onError: (error) => {
      const { title, detail } = toProblem(error)
      setTrouble(`Nothing was changed. ${title}. ${detail ?? ''}`)
    },
    onSuccess: async (next) => {
      queries.setQueryData(sharingQuery.queryKey, next)
      onSaved()
      notifications.show({ message: savedWords(next.mode, next.sharedWith) })
      await invalidate(queries, previewKey)
    },
  })
  const submit = () => {
    setTrouble(null)
    save.mutate({ body: { mode: draft.mode, ...(draft.mode === 'selected' ? { with: [...draft.chosen] } : {}) } })
  }
  return (
    <Section
      title="Who can use your network"
      about="Sharing lets others find routes through you. They see no address, so every route begins with asking you."
    >
      <div className={formStyles.form}>
        <ChoiceList
          legend="Who can use your network"
          choices={modeWords}
          value={draft.mode}
          onChange={(mode) => onDraft({ ...draft, mode })}
          disabled={!mayChange}
        />
        {draft.mode === 'selected' && overview.teammates.length > 0 ? (
          <TeammateChoice
            teammates={overview.teammates}
            chosen={draft.chosen}
            onChosen={(chosen) => onDraft({ ...draft, chosen })}
          />
        ) : null}
        <SharedFields fields={overview.fields} />
        <FormAlert trouble={trouble === null ? null : { text: trouble }} />
        {mayChange ? (
          <div className={clsx(formStyles.buttons, styles.save)}>
            <Button onClick={submit} loading={save.isPending} disabled={isSameDraft(draft, saved)}>
              Save
            </Button>
            <span className={clsx(text.small, text.quiet)}>
              Acts at once, also for those who could see more before.
            </span>
          </div>
        ) : (
          <p className={clsx(text.small, text.quiet)}>
            You are a viewer here and bring no network of your own, so there is nothing to share.
          </p>
        )}
      </div>
    </Section>
  )
}

import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './posting.module.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { postingScreensMessages as m } from '@wellmet/growth/posting/posting-screens.messages.ts'
import { longestTitle, type PostDraft, type PostingPlace } from '@wellmet/growth/posting/posting.contract.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { useForm } from '@mantine/form'
import { FormAlert } from '../../kit/form-alert.tsx'

type Props = {
  documentId: string
  drafts: readonly PostDraft[]
  places: readonly PostingPlace[]
  needsApproval: boolean
  onChange: (drafts: readonly PostDraft[]) => void
  onDone: () => void
}

/** Each within the limits of its place, with how it reads there. */
export const PostDrafts = ({ documentId, drafts, places, needsApproval, onChange, onDone }: Props) => {
  const { trouble, show, clear } = useFormTrouble(useForm({ initialValues: {} }))
  const post = useApiMutation('post', '/api/campaign3/cross-post', {
    changes: ['posts', 'approvals'],
    onError: show,
    onSuccess({ approvalId }) {
      void notifications.show({ message: approvalId === null ? m.underWay() : m.asked() })
      onDone()
    },
  })
  const open = drafts.filter(({ isPosted }) => !isPosted)
  const isReady = open.length > 0 && open.every((one) => one.title.trim() !== '' && isWithin(one))
  const change = (placeId: string, changed: Partial<PostDraft>) =>
    onChange(drafts.map((one) => (one.placeId === placeId ? { ...one, ...changed } : one)))
  const submit = () => {
    clear()
    const posts = open.map(({ placeId, title, text: words }) => ({ placeId, title, text: words }))
    post.mutate({ body: { documentId, posts } })
  }
  return (
    <div className={formStyles.form}>
      {drafts.map((draft) => {
        const place = places.find(({ id }) => id === draft.placeId)
        return place ? (
          <Draft key={draft.placeId} draft={draft} place={place} onChange={(one) => change(draft.placeId, one)} />
        ) : null
      })}
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button disabled={!isReady} loading={post.isPending} onClick={submit}>
          {needsApproval ? m.askApproval({ n: open.length }) : m.postNow({ n: open.length })}
        </Button>
        <Button variant="default" onClick={onDone}>
          {m.discard()}
        </Button>
      </div>
    </div>
  )
}

const isWithin = ({ text: words, mostText }: PostDraft): boolean => words.trim() !== '' && words.length <= mostText

type DraftProps = { draft: PostDraft; place: PostingPlace; onChange: (changed: Partial<PostDraft>) => void }

const Draft = ({ draft, place: { name, label, hasTitle }, onChange }: DraftProps) => {
  const { title, text: words, link, mostText, isCut, isPosted } = draft
  if (isPosted)
    return (
      <div className={styles.draft}>
        <h3>{`${name} · ${label}`}</h3>
        <p className={text.quiet}>{m.isPosted()}</p>
      </div>
    )
  return (
    <div className={styles.draft}>
      <h3>{`${name} · ${label}`}</h3>
      <div className={styles.sides}>
        <div className={formStyles.form}>
          {hasTitle ? (
            <TextInput
              label={m.draftTitle()}
              value={title}
              maxLength={longestTitle}
              onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
            />
          ) : null}
          <Textarea
            label={m.draftText({ place: name })}
            description={m.characters({ used: words.length, most: mostText })}
            error={words.length > mostText}
            value={words}
            autosize
            minRows={4}
            maxRows={14}
            onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          />
          {isCut ? <p className={clsx(text.small, text.quiet)}>{m.wasCut()}</p> : null}
        </div>
        <div>
          <p className={clsx(text.small, text.quiet)}>{m.preview()}</p>
          <div className={styles.preview}>
            {hasTitle ? <strong>{title}</strong> : null}
            <p>{words}</p>
            <p className={clsx(text.small, text.quiet)}>{m.withLink({ link })}</p>
          </div>
        </div>
      </div>
    </div>
  )
}

import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { ghostScreensMessages as m } from '@wellmet/connections/ghost/ghost-screens.messages.ts'
import type { GhostPost } from '@wellmet/connections/ghost/ghost.contract.ts'
import { useState } from 'react'
import { toProblem, type Problem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { GhostConflict } from './ghost-conflict.tsx'
import { useSaveGhostPost } from './use-save-ghost-post.ts'

const fieldsOf = (post: GhostPost | null) => ({
  title: post?.title ?? '',
  excerpt: post?.excerpt ?? '',
  html: post?.html ?? '',
})

/** What was typed stays until it is saved, also when somebody else was faster. */
export const GhostPostForm = ({ post }: { post: GhostPost | null }) => {
  const [fields, setFields] = useState(() => fieldsOf(post))
  const [base, setBase] = useState(post)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { save, isPending } = useSaveGhostPost(base)
  const navigate = useNavigate()
  const set = (name: keyof typeof fields) => (value: string) => setFields((before) => ({ ...before, [name]: value }))
  const isConflict = problem?.errors?.some(({ field }) => field === 'updatedAt.theirs') ?? false
  const submit = async (state: 'draft' | 'published' | undefined, from: GhostPost | null = base) => {
    setProblem(null)
    try {
      const saved = await save(fields, state, from)
      void notifications.show({ message: m.saved() })
      setBase(saved)
      if (!post) await navigate({ to: '/content/ghost/$id', params: { id: saved.id } })
    } catch (error) {
      setProblem(toProblem(error))
    }
  }
  const load = (theirs: GhostPost) => {
    setBase(theirs)
    setFields(fieldsOf(theirs))
    setProblem(null)
  }
  const isOut = base !== null && base.state !== 'draft'
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(isOut ? undefined : 'draft')
      }}
    >
      {isConflict && base && problem ? (
        <GhostConflict
          id={base.id}
          problem={problem}
          onLoad={load}
          onSaveOver={(theirs) => void submit(undefined, theirs)}
        />
      ) : null}
      <TextInput
        label={m.headline()}
        value={fields.title}
        maxLength={255}
        onChange={({ currentTarget }) => set('title')(currentTarget.value)}
      />
      <TextInput
        label={m.excerpt()}
        description={m.excerptHint()}
        value={fields.excerpt}
        maxLength={300}
        onChange={({ currentTarget }) => set('excerpt')(currentTarget.value)}
      />
      {base?.hasCards ? (
        <Notice notice={{ code: 'has-cards', message: m.cardsKept(), next: '' }} />
      ) : (
        <Textarea
          label={m.html()}
          description={m.htmlHint()}
          value={fields.html}
          autosize
          minRows={10}
          maxRows={30}
          spellCheck
          onChange={({ currentTarget }) => set('html')(currentTarget.value)}
        />
      )}
      <FormAlert trouble={problem && !isConflict ? { text: problem.detail ?? problem.title } : null} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={isPending} disabled={fields.title.trim() === ''}>
          {isOut ? m.save() : m.saveDraft()}
        </Button>
        {isOut ? null : (
          <Button
            variant="default"
            loading={isPending}
            disabled={fields.title.trim() === ''}
            onClick={() => void submit('published')}
          >
            {m.publish()}
          </Button>
        )}
        <LinkButton to="/content/ghost" variant="default">
          {m.back()}
        </LinkButton>
      </div>
      {base?.url && isOut ? (
        <p>
          <a className={text.link} href={base.url} target="_blank" rel="noreferrer">
            {m.readOn()}
          </a>
        </p>
      ) : null}
    </form>
  )
}

import formStyles from '../../kit/form.module.css'
import styles from './content.module.css'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import type { ContentDocument, KindConfig } from '@wellmet/growth/content/content.contract.ts'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'
import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { useEffect, useState, type FormEvent } from 'react'
import { toProblem, type Problem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import type { Written } from './content.queries.ts'
import { DocumentField } from './document-field.tsx'
import { PagePreview } from './page-preview.tsx'

type Props = {
  kind: KindConfig
  /** Null for one that is not saved yet. */
  document: ContentDocument | null
  mayWrite: boolean
  onSave: (written: Written) => Promise<unknown>
  onLoadTheirs: () => void
  /** Whether what stands in the form differs from what was saved. */
  onEdited?: (hasUnsaved: boolean) => void
}

const emptyFields = ({ fields }: KindConfig): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ name, choices }) => [
      name,
      choices.includes(currentLanguage()) ? currentLanguage() : (choices[0] ?? ''),
    ]),
  )

/** As the server writes it. */
const asSaved = (typed: string): string => typed.trim().normalize('NFC')

/** What was typed stays until it is saved, also when somebody else was faster. */
export const DocumentForm = ({ kind, document, mayWrite, onSave, onLoadTheirs, onEdited }: Props) => {
  const [fields, setFields] = useState(() => document?.fields ?? emptyFields(kind))
  const [slug, setSlug] = useState(document?.slug ?? '')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSaving, setSaving] = useState(false)
  const isPage = kind.place === 'page'
  const written: Written = { kind: kind.name, fields, ...(isPage && slug.trim() !== '' ? { slug: slug.trim() } : {}) }
  const hasUnsaved =
    document !== null &&
    ((slug.trim() !== '' && slug.trim().toLowerCase() !== document.slug) ||
      Object.entries(fields).some(([name, value]) => asSaved(value) !== (document.fields[name] ?? '')))
  useEffect(() => onEdited?.(hasUnsaved), [hasUnsaved, onEdited])
  const errorAt = (name: string) => problem?.errors?.find(({ field }) => field.endsWith(name))?.message
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    setSaving(true)
    try {
      await onSave(written)
    } catch (error) {
      setProblem(toProblem(error))
    } finally {
      setSaving(false)
    }
  }
  const isConflict = problem?.code === 'precondition_failed'
  const text = isConflict ? `${m.conflict()} ${m.conflictNext()}` : (problem?.detail ?? problem?.title)
  return (
    <div className={clsx(styles.editor, isPage && styles.withPreview)}>
      <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        {kind.fields.map((field) => (
          <DocumentField
            key={field.name}
            field={field}
            value={fields[field.name] ?? ''}
            error={errorAt(`fields.${field.name}`)}
            disabled={!mayWrite}
            onChange={(value) => setFields((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
        {isPage ? (
          <TextInput
            label={m.address()}
            description={m.addressAbout()}
            value={slug}
            error={errorAt('slug')}
            disabled={!mayWrite}
            leftSection="/p/"
            leftSectionWidth={36}
            onChange={({ currentTarget }) => setSlug(currentTarget.value)}
          />
        ) : null}
        <FormAlert trouble={problem && text ? { text } : null} />
        {mayWrite ? (
          <div className={formStyles.buttons}>
            <Button type="submit" loading={isSaving}>
              {document ? m.save() : m.create()}
            </Button>
            {isConflict ? (
              <Button variant="default" onClick={onLoadTheirs}>
                {m.loadTheirs()}
              </Button>
            ) : null}
          </div>
        ) : null}
      </form>
      {isPage ? <PagePreview written={written} /> : null}
    </div>
  )
}

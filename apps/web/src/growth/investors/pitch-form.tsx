import formStyles from '../../kit/form.module.css'
import styles from './pitch.module.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { investorsMessages as m } from '@wellmet/growth/investors/investors.messages.ts'
import { mostSections } from '@wellmet/growth/investors/pitch-limits.contract.ts'
import type { PitchChange } from '@wellmet/growth/investors/pitches.contract.ts'
import { clsx } from 'clsx'
import { useApiMutation } from '../../api/changes.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'

/** Reads are counted by key, so a section keeps the one that it began with. */
const newKey = (used: readonly { key: string }[]): string => {
  const taken = new Set(used.map(({ key }) => key))
  for (let at = used.length + 1; ; at += 1) if (!taken.has(`section-${at}`)) return `section-${at}`
}

export const PitchForm = ({ pitch }: { pitch: PitchChange | null }) => {
  const form = useForm<PitchChange>({
    initialValues: pitch ?? { title: '', sections: [{ key: 'section-1', title: '', text: '' }] },
    validate: {
      title: (typed) => (typed.trim() === '' ? m.titleMissing() : null),
      sections: {
        title: (typed) => (typed.trim() === '' ? m.titleMissing() : null),
        text: (typed) => (typed.trim() === '' ? m.textMissing() : null),
      },
    },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const save = useApiMutation('put', '/api/investors/pitch', {
    changes: ['pitch'],
    onError: show,
    onSuccess: () => void notifications.show({ message: m.saved() }),
  })
  const submit = form.onSubmit((body) => {
    clear()
    save.mutate({ body })
  })
  const { sections } = form.values
  return (
    <Section title={m.pageForm()} about={m.pageAbout()}>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <TextInput label={m.pitchTitle()} {...form.getInputProps('title')} />
        {sections.map(({ key }, at) => (
          <fieldset key={key} className={clsx(formStyles.form, styles.section)}>
            <legend>{m.sectionNumber({ number: at + 1 })}</legend>
            <TextInput label={m.sectionTitle()} {...form.getInputProps(`sections.${at}.title`)} />
            <Textarea label={m.sectionText()} autosize minRows={3} {...form.getInputProps(`sections.${at}.text`)} />
            {sections.length > 1 ? (
              <div className={formStyles.buttons}>
                <Button variant="default" size="xs" onClick={() => form.removeListItem('sections', at)}>
                  {m.removeSection({ number: at + 1 })}
                </Button>
              </div>
            ) : null}
          </fieldset>
        ))}
        <FormAlert trouble={trouble} />
        <div className={formStyles.buttons}>
          <Button type="submit" loading={save.isPending}>
            {m.savePitch()}
          </Button>
          {sections.length < mostSections ? (
            <Button
              variant="default"
              onClick={() => form.insertListItem('sections', { key: newKey(sections), title: '', text: '' })}
            >
              {m.addSection()}
            </Button>
          ) : null}
        </div>
      </form>
    </Section>
  )
}

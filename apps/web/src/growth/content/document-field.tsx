import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { contentMessages } from '@wellmet/growth/content/content.messages.ts'
import type { KindConfig } from '@wellmet/growth/content/content.contract.ts'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'
import { BlockButtons } from './block-buttons.tsx'

type Props = {
  field: KindConfig['fields'][number]
  value: string
  error: string | undefined
  disabled: boolean
  onChange: (value: string) => void
}

/** In the language itself, as people look for it. */
const languageName = (code: string): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code

function choiceName(field: string, one: string): string {
  if (field === 'language') return languageName(one)
  return field === 'stage' ? contentMessages.stage({ stage: one }) : one
}

export const DocumentField = ({
  field: { name, label, as, most, choices },
  value,
  error,
  disabled,
  onChange,
}: Props) => {
  const input = { label, value, error, disabled, maxLength: most }
  if (as === 'choice')
    return (
      <NativeSelect
        label={label}
        value={value}
        error={error}
        disabled={disabled}
        data={choices.map((one) => ({ value: one, label: choiceName(name, one) }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  if (as === 'line') return <TextInput {...input} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  const isLong = as === 'markdown'
  return (
    <div>
      <Textarea
        {...input}
        {...(isLong ? { description: m.bodyAbout() } : {})}
        autosize
        minRows={isLong ? 14 : 3}
        maxRows={isLong ? 40 : 12}
        dir="auto"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isLong && !disabled ? (
        <BlockButtons onInsert={(block) => onChange([value.trimEnd(), block].filter(Boolean).join('\n\n') + '\n')} />
      ) : null}
    </div>
  )
}

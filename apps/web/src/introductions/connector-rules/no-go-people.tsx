import styles from './rules-form.module.css'
import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import type { RuleValues } from './rule-values.ts'

/** People to whom one does not introduce; without a company, everybody of that name. */
export const NoGoPeople = ({ form }: { form: UseFormReturnType<RuleValues> }) => (
  <fieldset className={styles.people}>
    <legend>People that I do not introduce to</legend>
    {form.values.noGoPeople.map((_, at) => (
      // Lines have no id of their own, and are only added at the end or taken out.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={at} className={styles.person}>
        <TextInput aria-label={`Name ${at + 1}`} placeholder="Name" {...form.getInputProps(`noGoPeople.${at}.name`)} />
        <TextInput
          aria-label={`Company ${at + 1}`}
          placeholder="Company, or everybody of that name"
          {...form.getInputProps(`noGoPeople.${at}.company`)}
        />
        <Button
          variant="subtle"
          aria-label={`Take out ${form.values.noGoPeople[at]?.name || `line ${at + 1}`}`}
          onClick={() => form.removeListItem('noGoPeople', at)}
        >
          Take out
        </Button>
      </div>
    ))}
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} stroke={2} aria-hidden="true" />}
      onClick={() => form.insertListItem('noGoPeople', { name: '', company: '' })}
    >
      Add a person
    </Button>
  </fieldset>
)

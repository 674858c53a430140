import styles from './rules-form.module.css'
import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { connectorRulesMessages } from '@wellmet/introductions/connector-rules/connector-rules.messages.ts'
import type { RuleValues } from './rule-values.ts'

const removeLabel = (name: string | undefined, line: number): string =>
  name ? connectorRulesMessages.removePerson({ name }) : connectorRulesMessages.removeLine({ line })

/** People to whom one does not introduce; without a company, everybody of that name. */
export const NoGoPeople = ({ form }: { form: UseFormReturnType<RuleValues> }) => (
  <fieldset className={styles.people}>
    <legend>{connectorRulesMessages.noGoPeople()}</legend>
    {form.values.noGoPeople.map((_, at) => (
      // Lines have no id of their own, and are only added at the end or taken out.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={at} className={styles.person}>
        <TextInput
          aria-label={connectorRulesMessages.name({ line: at + 1 })}
          placeholder={connectorRulesMessages.namePlaceholder()}
          {...form.getInputProps(`noGoPeople.${at}.name`)}
        />
        <TextInput
          aria-label={connectorRulesMessages.company({ line: at + 1 })}
          placeholder={connectorRulesMessages.companyPlaceholder()}
          {...form.getInputProps(`noGoPeople.${at}.company`)}
        />
        <Button
          variant="subtle"
          aria-label={removeLabel(form.values.noGoPeople[at]?.name, at + 1)}
          onClick={() => form.removeListItem('noGoPeople', at)}
        >
          {connectorRulesMessages.remove()}
        </Button>
      </div>
    ))}
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} stroke={2} aria-hidden="true" />}
      onClick={() => form.insertListItem('noGoPeople', { name: '', company: '' })}
    >
      {connectorRulesMessages.addPerson()}
    </Button>
  </fieldset>
)

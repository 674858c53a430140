import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type {
  ContactColumn,
  ContactExport,
  ContactSelection,
} from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { useExport } from './use-export.ts'

type Props = {
  selection: ContactSelection
  /** Undefined is the whole file. */
  columns: readonly ContactColumn[] | undefined
  isForChosen?: boolean
}

const exportedWords = ({ columns }: ContactExport): string =>
  columns ? contactsMessages.exportedColumns() : contactsMessages.exported()

/** Saves the chosen contacts as a file, and says so. */
export const ExportButton = ({ selection, columns, isForChosen = false }: Props) => {
  const { mutate, isPending, isSuccess, variables, error } = useExport()
  return (
    <>
      <Button
        variant="default"
        loading={isPending}
        leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => mutate({ ...selection, ...(columns && { columns: [...columns] }) })}
      >
        {isForChosen ? contactsMessages.exportChosen() : contactsMessages.exportAll()}
      </Button>
      <output>{isSuccess ? exportedWords(variables) : null}</output>
      <FormAlert trouble={error && { text: contactsMessages.notExported({ reason: reasonOf(error) }) }} />
    </>
  )
}

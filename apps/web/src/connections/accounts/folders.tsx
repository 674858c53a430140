import text from '../../kit/text.module.css'
import styles from './account-rules.module.css'
import { Checkbox } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import type { AccountFolder, ConnectedAccount, SourceStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { foldersQuery } from './connected-accounts.queries.ts'
import { useAccountRules } from './use-account-rules.ts'

type Props = { account: ConnectedAccount; source: SourceStatus['source'] }

const say = (message: string) => notifications.show({ message })

const isSame = (one: AccountFolder, other: AccountFolder): boolean => one.source === other.source && one.id === other.id

/** One that was left out stays in the list when the provider has it no more, so that it can be ticked again. */
const listedWith = (items: readonly AccountFolder[], neverFolders: readonly AccountFolder[]): AccountFolder[] => [
  ...items,
  ...neverFolders.filter((one) => !items.some((item) => isSame(item, one))),
]

const FolderRow = ({ folder, account }: Pick<Props, 'account'> & { folder: AccountFolder }) => {
  const { save, isPending } = useAccountRules(account)
  const others = account.neverFolders.filter((one) => !isSame(one, folder))
  const isRead = others.length === account.neverFolders.length
  const change = async (reads: boolean) => {
    try {
      await save({ neverFolders: reads ? others : [...others, folder] })
      say(engineMessages[reads ? 'folderRead' : 'folderLeftOut']({ name: folder.name }))
    } catch (error) {
      say(engineMessages.notChanged({ reason: reasonOf(error) }))
    }
  }
  return (
    <Checkbox
      label={folder.name}
      checked={isPending ? !isRead : isRead}
      disabled={isPending}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  )
}

const Choice = ({ items, account, source }: Props & { items: readonly AccountFolder[] }) => {
  const folders = listedWith(items, account.neverFolders).filter((folder) => folder.source === source)
  if (folders.length === 0) return <p className={clsx(text.small, text.quiet)}>{engineMessages.foldersNone()}</p>
  return (
    <ul className={styles.folders} aria-label={engineMessages.folders({ source })}>
      {folders.map((folder) => (
        <li key={folder.id}>
          <FolderRow folder={folder} account={account} />
        </li>
      ))}
    </ul>
  )
}

const OpenFolders = (props: Props) => (
  <>
    <p className={clsx(text.small, text.quiet)}>{engineMessages.foldersAbout({ source: props.source })}</p>
    <Loaded
      query={useQuery(foldersQuery(props.account.id))}
      what={engineMessages.folders({ source: props.source })}
      skeleton={<RowSkeletons rows={3} label={engineMessages.foldersLoading()} />}
    >
      {({ items }) => <Choice items={items} {...props} />}
    </Loaded>
  </>
)

/** Which folders, labels or calendars are read. The provider is asked for them when the list is opened. */
export const Folders = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const { account, source } = props
  const count = account.neverFolders.filter((folder) => folder.source === source).length
  return (
    <Disclosure
      className={styles.rule}
      onToggle={setIsOpen}
      summary={
        <>
          {engineMessages.folders({ source })}
          <span className={clsx(text.quiet, text.figures)}>{engineMessages.foldersNotRead({ count })}</span>
        </>
      }
    >
      {isOpen ? <OpenFolders {...props} /> : null}
    </Disclosure>
  )
}

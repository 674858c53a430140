import { askedElsewhereMessages } from '@wellmet/introductions/requests/asked-elsewhere.messages.ts'
import type { AskedElsewhere } from '@wellmet/introductions/stages/stages.contract.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'

const ways = {
  linkedin: askedElsewhereMessages.onLinkedIn,
  phone: askedElsewhereMessages.byPhone,
  in_person: askedElsewhereMessages.inPerson,
  chat: askedElsewhereMessages.inChat,
  other: askedElsewhereMessages.otherWay,
} as const satisfies Record<AskedElsewhere, () => string>

type Props = {
  /** Their first name. */
  connector: string
  isPending: boolean
  isDisabled?: boolean
  size?: 'xs' | 'sm'
  onAsked: (how: AskedElsewhere) => void
}

/** Records that the connector was asked without Wellmet, and how. */
export const AskedElsewhereMenu = ({ connector, isPending, isDisabled = false, size = 'sm', onAsked }: Props) => (
  <Menu position="bottom-start" width={280}>
    <Menu.Target>
      <Button
        variant="default"
        size={size}
        loading={isPending}
        disabled={isDisabled}
        rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden="true" />}
      >
        {askedElsewhereMessages.askedAlready({ connector })}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Label>{askedElsewhereMessages.about({ connector })}</Menu.Label>
      {Object.entries(ways).map(([how, words]) => (
        <Menu.Item key={how} onClick={() => onAsked(how as AskedElsewhere)}>
          {words()}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)

import text from '../../kit/text.module.css'
import styles from './account-rules.module.css'
import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnAddress } from '@wellmet/connections/own-addresses/own-addresses.contract.ts'
import { ownAddressesMessages } from '@wellmet/connections/own-addresses/own-addresses.messages.ts'
import { useState } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { ownAddressesQuery } from './connected-accounts.queries.ts'
import { TypedList, type TypedListWords } from './typed-list.tsx'

const words = (): TypedListWords => ({
  field: ownAddressesMessages.address(),
  example: ownAddressesMessages.example(),
  add: ownAddressesMessages.add(),
  added: (address) => ownAddressesMessages.added({ address }),
  remove: ownAddressesMessages.remove(),
  removeNamed: (address) => ownAddressesMessages.removeNamed({ address }),
  removed: (address) => ownAddressesMessages.removed({ address }),
  notValid: ownAddressesMessages.notValid(),
  notChanged: (reason) => ownAddressesMessages.notChanged({ reason }),
})

const say = (message: string) => notifications.show({ message })

const useSaved = () => {
  const queries = useQueryClient()
  return { onSuccess: (now: { items: OwnAddress[] }) => queries.setQueryData(ownAddressesQuery.queryKey, now) }
}

const useNameAddress = () =>
  useApiMutation('post', '/api/connections/own-addresses', { changes: ['own addresses'], ...useSaved() })

const EnterCode = ({ id, address }: { id: string; address: string }) => {
  const [code, setCode] = useState('')
  const confirm = useApiMutation('post', '/api/connections/own-addresses/{id}/confirm', {
    changes: ['own addresses'],
    ...useSaved(),
  })
  const again = useNameAddress()
  const submit = () =>
    confirm.mutate(
      { params: { path: { id } }, body: { code } },
      { onSuccess: () => say(ownAddressesMessages.confirmed({ address })) },
    )
  const sendAgain = () =>
    again.mutate(
      { body: { address } },
      {
        onSuccess: () => say(ownAddressesMessages.added({ address })),
        onError: (error) => say(ownAddressesMessages.notChanged({ reason: reasonOf(error) })),
      },
    )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextInput
        className={styles.field}
        aria-label={ownAddressesMessages.code({ address })}
        placeholder={ownAddressesMessages.codeExample()}
        autoCapitalize="none"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        error={confirm.error && reasonOf(confirm.error)}
        onChange={({ currentTarget }) => {
          confirm.reset()
          setCode(currentTarget.value)
        }}
      />
      <Button
        type="submit"
        variant="default"
        loading={confirm.isPending}
        disabled={code.trim() === ''}
        aria-label={ownAddressesMessages.confirmNamed({ address })}
      >
        {ownAddressesMessages.confirm()}
      </Button>
      <Button
        variant="subtle"
        color="slate"
        className={text.small}
        loading={again.isPending}
        aria-label={ownAddressesMessages.sendAgainTo({ address })}
        onClick={sendAgain}
      >
        {ownAddressesMessages.sendAgain()}
      </Button>
    </form>
  )
}

const Addresses = ({ items }: { items: readonly OwnAddress[] }) => {
  const mayChange = isMember(useSession().workspace?.role)
  const { mutateAsync: name } = useNameAddress()
  const { mutateAsync: remove } = useApiMutation('delete', '/api/connections/own-addresses/{id}', {
    changes: ['own addresses'],
    ...useSaved(),
  })
  const idOf = (address: string) => items.find((one) => one.address === address)?.id ?? ''
  return (
    <div className={styles.rule}>
      <TypedList
        label={ownAddressesMessages.title()}
        words={words()}
        items={items.map(({ id, address, origin, isProved }) => ({
          value: address,
          note: ownAddressesMessages.originOf({ origin: origin === 'named' && !isProved ? 'unconfirmed' : origin }),
          isFixed: id === null,
          below: mayChange && id !== null && !isProved ? <EnterCode id={id} address={address} /> : null,
        }))}
        mayChange={mayChange}
        read={(value) => value.trim().toLowerCase()}
        add={(address) => name({ body: { address } })}
        remove={(address) => remove({ params: { path: { id: idOf(address) } } })}
      />
    </div>
  )
}

/** Under which addresses the member writes. */
export const OwnAddresses = () => (
  <Section title={ownAddressesMessages.title()} about={ownAddressesMessages.about()}>
    <Loaded
      query={useQuery(ownAddressesQuery)}
      what={ownAddressesMessages.title()}
      skeleton={<FormSkeleton fields={2} hasButton />}
    >
      {({ items }) => <Addresses items={items} />}
    </Loaded>
  </Section>
)

import { IconBell, IconBellOff, IconMail } from '@tabler/icons-react'
import type { Delivery, NotificationSettings } from '@wellmet/account/notifications/notifications.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { notificationsMessages } from '@wellmet/account/notifications/notifications.messages.ts'

const deliveries = [
  { value: 'off', label: notificationsMessages.deliveryOff, icon: IconBellOff },
  { value: 'app', label: notificationsMessages.deliveryApp, icon: IconBell },
  { value: 'digest', label: notificationsMessages.deliveryDigest, icon: IconMail },
] as const

type Kind = NotificationSettings['kinds'][number]
type OnDelivery = (kind: Kind['kind'], delivery: Delivery) => void

const columnsThat = (onDelivery: OnDelivery): readonly Column<Kind>[] => [
  { key: 'what', header: notificationsMessages.event(), cell: ({ title }) => title },
  {
    key: 'how',
    header: notificationsMessages.howNotified(),
    align: 'end',
    hideHeader: true,
    cell: ({ kind, title, delivery }) => (
      <Segmented
        legend={title}
        choices={deliveries.map((choice) => ({ ...choice, label: choice.label() }))}
        value={delivery}
        wrapsOnPhone
        onChange={(chosen) => onDelivery(kind, chosen)}
      />
    ),
  },
]

export const DeliveryTable = ({ kinds, onDelivery }: { kinds: readonly Kind[]; onDelivery: OnDelivery }) => (
  <DataTable
    caption={notificationsMessages.yourNotifications()}
    rows={kinds}
    keyOf={({ kind }) => kind}
    columns={columnsThat(onDelivery)}
  />
)

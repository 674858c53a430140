import { IconBell, IconBellOff, IconMail } from '@tabler/icons-react'
import type { Delivery, NotificationSettings } from '@wellmet/account/notifications/notifications.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { Segmented } from '../../kit/segmented.tsx'

const deliveries = [
  { value: 'off', label: 'Off', icon: IconBellOff },
  { value: 'app', label: 'Here', icon: IconBell },
  { value: 'digest', label: 'Here and by mail', icon: IconMail },
] as const

type Kind = NotificationSettings['kinds'][number]
type OnDelivery = (kind: Kind['kind'], delivery: Delivery) => void

const columnsThat = (onDelivery: OnDelivery): readonly Column<Kind>[] => [
  { key: 'what', header: 'When', cell: ({ title }) => title },
  {
    key: 'how',
    header: 'You are told',
    align: 'end',
    hideHeader: true,
    cell: ({ kind, title, delivery }) => (
      <Segmented legend={title} choices={deliveries} value={delivery} onChange={(chosen) => onDelivery(kind, chosen)} />
    ),
  },
]

export const DeliveryTable = ({ kinds, onDelivery }: { kinds: readonly Kind[]; onDelivery: OnDelivery }) => (
  <DataTable caption="Of what you are told" rows={kinds} keyOf={({ kind }) => kind} columns={columnsThat(onDelivery)} />
)

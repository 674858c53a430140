import text from '../../kit/text.module.css'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { Skeleton } from '@mantine/core'

export const GuestPageSkeleton = () => (
  <div aria-busy="true">
    <h1 className={text.onlySpoken}>
      <output>{guestPagesMessages.loading()}</output>
    </h1>
    <Skeleton height={24} width="80%" mb={12} />
    <Skeleton height={12} mb={8} />
    <Skeleton height={12} width="60%" mb={32} />
    <Skeleton height={44} mb={16} />
    <Skeleton height={200} mb={16} />
    <Skeleton height={44} />
  </div>
)

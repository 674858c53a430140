import { memberJoined, memberLeft } from '@wellmet/account/members/members.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { giveUpSeat, openSeat } from './take-seat.ts'

/** Who joins sees at once what is shared with all; of who left nothing is seen any more. */
export const ownersReactions: Reaction[] = [
  when(
    memberJoined,
    'take a seat',
    async ({ tx, services }, membership) => void (await openSeat(tx, membership, services)),
  ),
  when(memberLeft, 'give up the seat', ({ tx }, membership) => giveUpSeat(tx, membership)),
]

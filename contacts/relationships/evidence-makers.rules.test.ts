import { expect, test } from 'vitest'
import { evidenceKinds, type EvidenceKind } from './evidence-kinds.rules.ts'
import { countedEvidence, evidenceMakers, isTwoWay, makerOf, makerOfMeeting } from './evidence-makers.rules.ts'

const piece = (kind: EvidenceKind, direction: number, maker: number | null = null) => ({ kind, direction, maker })
const { mail, meeting, linkedinMessage, linkedinConnection, endorsement } = evidenceKinds
const [sent, received] = [piece(mail, 1), piece(mail, -1)]
const unanswered = piece(meeting, 0, makerOfMeeting('none', true))
const refused = piece(meeting, 0, makerOfMeeting('declined', true))

test('every kind of evidence says who could have made it', () => {
  expect(makerOf(sent)).toBe('owner')
  expect(makerOf(received)).toBe('otherSide')
  expect(makerOf(piece(linkedinConnection, 0))).toBe('both')
  for (const kind of Object.values(evidenceKinds).filter((one) => one !== meeting && one !== linkedinConnection)) {
    expect(makerOf(piece(kind, 1))).toBe('owner')
    expect(makerOf(piece(kind, -1))).toBe('otherSide')
  }
})

test.each([
  ['organized', false, 'owner'],
  ['accepted', true, 'both'],
  ['accepted', false, 'both'],
  ['tentative', true, 'both'],
  ['none', true, 'otherSide'],
  ['none', false, 'anybody'],
  ['declined', true, 'anybody'],
  ['declined', false, 'anybody'],
] as const)('a meeting that the owner %s, with its organizer: %s, could have been made by: %s', (answer, by, maker) => {
  expect(makerOf(piece(meeting, 0, makerOfMeeting(answer, by)))).toBe(maker)
})

test('an unanswered invitation counts once the two write to each other, a declined one never', () => {
  expect(countedEvidence([unanswered, refused])).toEqual([])
  expect(countedEvidence([unanswered, refused, received])).toEqual([received])
  expect(countedEvidence([unanswered, refused, sent])).toEqual([sent])
  expect(countedEvidence([unanswered, refused, sent, received])).toEqual([unanswered, sent, received])
  const chat = [piece(linkedinMessage, 1), piece(linkedinMessage, -1)]
  expect(countedEvidence([unanswered, ...chat])).toEqual([unanswered, ...chat])
})

test('only counted contact makes contact in both directions', () => {
  expect(isTwoWay(countedEvidence([unanswered, refused, received]))).toBe(false)
  expect(isTwoWay(countedEvidence([sent]))).toBe(false)
  expect(isTwoWay(countedEvidence([piece(endorsement, 1), piece(endorsement, -1)]))).toBe(false)
  expect(isTwoWay(countedEvidence([sent, received]))).toBe(true)
  expect(isTwoWay(countedEvidence([piece(meeting, 0, evidenceMakers.owner)]))).toBe(true)
})

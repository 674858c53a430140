import { expect, test } from 'vitest'
import { collect, fixtureText } from '../files-for-tests.ts'
import { readEndorsements } from './linkedin-endorsements.ts'
import { readInvitations } from './linkedin-invitations.ts'
import { readEducation, readPositions } from './linkedin-owner.ts'
import { readRecommendations } from './linkedin-recommendations.ts'

const fixture = (name: string) => fixtureText(`linkedin-2026/${name}`)

test('an invitation names the other side, and when', async () => {
  expect(await collect(readInvitations(fixture('Invitations.csv')))).toEqual([
    {
      kind: 'invitation',
      direction: 'outgoing',
      person: { name: 'Dana Reyes', linkedinSlug: 'dana-reyes' },
      at: '2026-01-29T14:37:00.000Z',
    },
    {
      kind: 'invitation',
      direction: 'incoming',
      person: { name: 'Erik Holm', linkedinSlug: 'erikholm' },
      at: '2025-12-03T00:05:00.000Z',
    },
    { kind: 'skipped', file: 'Invitations.csv', line: 4, reason: 'date_unreadable' },
  ])
})

test('endorsements have a direction, a skill and a status; their addresses have no scheme', async () => {
  expect(await collect(readEndorsements(fixture('Endorsement_Received_Info.csv'), 'received', 'x'))).toEqual([
    {
      kind: 'endorsement',
      direction: 'received',
      person: { name: 'Ann Okafor', linkedinSlug: 'ann-okafor-46abb122a' },
      skill: 'Product Strategy',
      status: 'accepted',
      at: '2024-05-06T07:08:09.000Z',
    },
    expect.objectContaining({ status: 'hidden' }),
    expect.objectContaining({ status: 'pending', person: { name: 'Cem Yılmaz', linkedinSlug: 'cemyilmaz' } }),
  ])
  expect(await collect(readEndorsements(fixture('Endorsement_Given_Info.csv'), 'given', 'x'))).toEqual([
    expect.objectContaining({ direction: 'given', person: { name: 'Dana Reyes', linkedinSlug: 'dana-reyes' } }),
  ])
})

test('recommendations have a direction and no text', async () => {
  expect(await collect(readRecommendations(fixture('Recommendations_Received.csv'), 'received', 'x'))).toEqual([
    {
      kind: 'recommendation',
      direction: 'received',
      person: { name: 'Ann Okafor' },
      company: 'Northwind Labs',
      title: 'Head of Research',
      at: '2021-07-26T17:25:00.000Z',
      isVisible: true,
    },
  ])
  expect(await collect(readRecommendations(fixture('Recommendations_Given.csv'), 'given', 'x'))).toEqual([
    expect.objectContaining({ direction: 'given', isVisible: false, at: '2022-11-02T09:00:00.000Z' }),
  ])
})

test('the positions and the education of the owner are as precise as the file', async () => {
  expect(await collect(readPositions(fixture('Positions.csv')))).toEqual([
    { kind: 'position', company: 'Lanternfish', title: 'Founder', location: 'Berlin', startedOn: '2024-01' },
    {
      kind: 'position',
      company: 'Northwind Labs',
      title: 'Engineer',
      location: 'Hamburg',
      startedOn: '2019-09',
      finishedOn: '2023-12',
    },
    { kind: 'skipped', file: 'Positions.csv', line: 4, reason: 'empty_row' },
  ])
  expect(await collect(readEducation(fixture('Education.csv')))).toEqual([
    {
      kind: 'education',
      school: 'University of Somewhere',
      degree: 'BSc Physics',
      startedOn: '2012',
      finishedOn: '2016-09',
    },
  ])
})

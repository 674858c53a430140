import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const membersMessages = defineMessages('members', {
  // Screens
  about: 'Contacts that a member imports stay private until that member shares them, whatever their role.',
  joined: 'Joined',
  leave: 'Leave',
  leaveQuestion: 'Leave {workspace}? You’ll need a new invitation to come back.',
  leaveWorkspace: 'Leave this workspace',
  loading: 'Loading the members',
  member: 'Member',
  members: 'Members',
  membersOfWorkspace: 'Members of this workspace',
  notRemoved: 'Nobody was removed. {reason}',
  remove: 'Remove',
  removeMember: 'Remove {name}',
  removeQuestion: 'Remove {name} from {workspace}? They’ll keep their account and their own network.',
  role: 'Role',
  roleExplained:
    '{role, select, owner {Owners can do everything, including making other members owners.} admin {Admins can do everything that members can, and manage members, invitations and the audit log.} member {Members use the network and ask for introductions.} other {Viewers can look around but can’t change anything.}}',
  roleName: '{role, select, owner {Owner} admin {Admin} member {Member} other {Viewer}}',
  roleNotChanged:
    '{role, select, owner {{name} is still an owner. {reason}} admin {{name} is still an admin. {reason}} member {{name} is still a member. {reason}} other {{name} is still a viewer. {reason}}}',
  roleOf: 'Role of {name}',
  theMembers: 'The members',

  // Refusals
  handOverToOther: 'Choose another member: you are the owner already.',
  noOwnerLeft: 'The workspace would have no owner. Make someone else an owner first.',
  ownersByOwnersOnly: 'Only an owner can make someone an owner or change the role of another owner.',
  ownersStay: 'A directory can’t remove an owner. Another owner can, in the settings of the workspace.',
  removalNotAllowed: 'Only owners and admins can remove members, and only an owner can remove an owner.',
})

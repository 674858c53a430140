import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const leavingMessages = defineMessages('leaving', {
  about:
    'Your contacts, notes, requests, lists, connected accounts and settings are deleted. From the moment you confirm, you are signed out everywhere, your API keys end, and nothing is read or sent for you. For seven days you can sign in and keep your account.',
  becomesDeleted: 'Deleted with your account: you are its only member.',
  becomesBlocking: 'You are its only owner. Make someone else the owner, or delete it, before you delete your account.',
  becomesLeft: 'The other members keep it. What you brought in is deleted.',
  confirmEmail: 'Type your email address to confirm',
  deleteAccount: 'Delete my account',
  deleteWorkspace: 'Delete this workspace',
  deleteWorkspaceTitle: 'Delete workspace',
  deletesAlready: 'Deleted on {at, date, dayAndYear}.',
  handOver: 'Make them the owner',
  handOverAbout: 'They become the owner, and you become an admin.',
  handOverDone: 'Done. You are an admin now.',
  handOverOrDelete: 'Hand it over or delete it',
  handOverTitle: 'Hand over ownership',
  keepAccount: 'Keep my account',
  keepWorkspace: 'Keep this workspace',
  leavingAbout:
    'You asked us to delete it. Until then nothing is read or sent for you. If you keep it, everything is as it was; only your API keys have to be made again.',
  leavingTitle: 'Your account will be deleted on {at, date, dayAndYear}',
  loading: 'Loading what would be deleted',
  mailBody: `Hello {name},

Your account will be deleted on {at, date, dayAndYear}. You were signed out everywhere, and Wellmet no longer reads or sends anything for you.

If you change your mind, sign in before that day and choose “Keep my account”.`,
  mailButton: 'Sign in',
  mailAfter: 'If you did not ask for this, sign in, keep your account and change your password.',
  mailSubject: 'Your account will be deleted in seven days',
  newOwner: 'New owner',
  noOtherMembers: 'There is nobody else in this workspace. Invite someone first, or delete the workspace.',
  notItsName: 'This is not the name of the workspace.',
  notYourAddress: 'This is not your email address.',
  othersAbout:
    'People whom you asked keep the emails they received, but links in them open nothing. Requests that others sent to you end, and your name is taken out of them.',
  signOut: 'Sign out',
  soleOwner:
    'You are the only owner of {workspaces}. Make someone else the owner, or delete the workspace, before you delete your account.',
  theDeletion: 'The deletion',
  title: 'Delete account',
  typeName: 'Type the name of the workspace to confirm',
  workspaceAbout:
    'Everything that all members have in this workspace is deleted: contacts, requests, lists and the audit log. It happens in seven days. All members get an email. Until then, any owner can decide to keep the workspace.',
  workspaceDeletes: 'This workspace will be deleted on {at, date, dayAndYear}',
  workspaceDeletesAbout: 'An owner asked for it. Until then everything works, and you can export your data.',
  workspaceMailBody: `Hello {name},

{by} asked to delete the workspace {workspace}. It will be deleted on {at, date, dayAndYear}, with everything that you have in it. An owner can still keep it until then.

You can export your data here.`,
  workspaceMailButton: 'Export my data',
  workspaceMailSubject: 'The workspace {workspace} will be deleted',
  yourWorkspaces: 'What happens to your workspaces',
})

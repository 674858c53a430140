import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const signOnMessages = defineMessages('signOn', {
  // Signing in
  continueWith: 'Continue with single sign-on',
  enterAddress: 'Enter your work email address first. It tells us where your company signs in.',
  finishing: 'Signing you in',
  goToSignIn: 'Go to the sign-in page',
  neededAbout:
    '{workspace} wants its members to sign in at the company’s own provider. Continue there, and you come right back.',
  neededTitle: 'Continue with single sign-on',
  notFinished: 'You are not signed in',
  signOut: 'Sign out',

  // For owners
  about:
    'Members sign in with their company account, for example from Microsoft Entra ID, Google Workspace or Okta. Single sign-on opens this workspace only, never anyone’s other workspaces.',
  certificate: 'Signing certificate',
  certificateAbout: 'In PEM or Base64. What the provider says must be signed with its key.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  clientSecretKept: 'Leave it empty to keep the one that is stored.',
  copy: 'Copy',
  delete: 'Delete single sign-on',
  deleteAbout: 'Everyone who signed in with it is signed out. Members keep their accounts and sign in in another way.',
  deleted: 'Single sign-on was deleted.',
  demanded: 'Members now have to use single sign-on.',
  fieldMissing: 'Fill this in.',
  inviteOnly: 'Only people who were invited',
  issuer: 'Issuer',
  issuerAbout:
    'For Microsoft https://login.microsoftonline.com/ with your tenant ID and /v2.0, for Google https://accounts.google.com.',
  joining: 'Who can join with single sign-on',
  leftOpen: 'Members can now sign in any way they like.',
  linkedMembers:
    '{count, plural, =0 {Nobody has signed in with it yet.} one {# member has signed in with it.} other {# members have signed in with it.}}',
  nextCertificate: 'Next signing certificate',
  nextCertificateAbout: 'Only while the provider changes its certificate. Both are accepted then.',
  notChanged: 'Nothing was changed. {reason}',
  openIdConnect: 'OpenID Connect',
  openToDomain: 'Everyone with an address of a proven domain',
  protocol: 'Protocol',
  protocolChanges: 'Saving replaces the provider that is set up. Everyone who signed in with it is signed out.',
  require: 'Require single sign-on',
  requireAbout:
    'Members who signed in another way can’t open this workspace until they use it. Owners with a passkey or an authenticator app keep a way in, in case the provider fails.',
  roleOfNew: 'Role of new members',
  roleOption: '{role, select, viewer {Viewer} admin {Admin} other {Member}}',
  saml: 'SAML 2.0',
  samlIssuer: 'Entity ID of the provider',
  samlIssuerAbout: 'Also called issuer. Copy it exactly as the provider shows it.',
  save: 'Save',
  saved: 'Single sign-on is set up. Test it next.',
  signOnUrl: 'Sign-on URL',
  signOnUrlAbout: 'Where the provider takes requests by HTTP redirect.',
  stepAcsUrl: 'As the assertion consumer service (ACS) or reply URL, enter:',
  stepDomain: 'Prove your company’s domain above. Only addresses of proven domains can sign in.',
  stepEntityId: 'Add Wellmet at your provider as an application with SAML. As the entity ID or audience, enter:',
  stepRedirect: 'Register Wellmet as a web application at your provider, with this redirect URL:',
  stepSamlSigning:
    'Let it sign the response and the assertion with SHA-256, send a persistent name ID, and an attribute “email”.',
  stepSamlValues: 'Copy the entity ID, sign-on URL and certificate from the provider to here, and save.',
  stepValues: 'Copy the issuer, client ID and client secret from the provider to here, and save.',
  test: 'Test it',
  testedAbout: 'This is what your provider says about you. Nobody was signed in.',
  testedBad: 'This person would not be let in',
  testedEmail: 'Email: {email}',
  testedGood: 'This person would be let in',
  testedNoEmail: 'Email: none',
  testedOwner: 'Members would be let in. Owners link their account first',
  testedSubject: 'Subject: {subject}',
  testedTitle: 'Single sign-on works',
  theSignOn: 'Single sign-on',
  title: 'Single sign-on',
  toSignInSettings: 'Back to the settings',
  unlinkAbout:
    '{name} is signed out, and can be linked again with another account at the provider. Do this if they got a new one there.',
  unlinkMember: 'End link: {name}',

  // For everybody, in the security settings
  confirmAtProvider: 'Confirm with single sign-on',
  confirmed: 'You confirmed that it’s you',
  confirmedAbout: 'Go back, and do again what you wanted to change.',
  confinedAbout:
    'You signed in with single sign-on, which opens this workspace only. Your password, passkeys and devices are yours alone: sign in with your own password or passkey to see and change them. If you have none yet, choose “Forgot your password?” on the sign-in page.',
  confinedTitle: 'You are here by single sign-on',
  goOn: 'Go on',
  link: 'Link',
  linkEverything: 'Let it open my other workspaces and my account too',
  linkEverythingAbout: 'Only if you trust whoever runs the provider with everything in your account.',
  linked: 'Your account is linked',
  linkedAbout: 'From now on single sign-on knows you.',
  linksAbout: 'These workspaces of yours use single sign-on. Link your account, so that they recognize you.',
  opensAll: 'Opens everything in your account',
  opensOne: 'Opens this workspace only',
  notLinked: 'Not linked',
  unlink: 'End link',
  unlinked: 'The link was ended.',

  // Mail
  linkedMailBody: `Hello {name},

{reach, select, everything {Single sign-on of the workspace {workspace} is now linked with your Wellmet account and opens everything in it, because you chose that.} other {Single sign-on of the workspace {workspace} is now linked with your Wellmet account. It opens that workspace only, not your other workspaces and not your account settings.}}

If that was not you, sign in with your own password or passkey and end the link.`,
  linkedMailButton: 'Open security settings',
  linkedMailSubject: 'Single sign-on of {workspace} is linked with your account',

  // Refusals
  confirmYourself: 'Confirm with your own password, passkey or authenticator app here.',
  issuerNotReadable: 'Enter the issuer as an address that begins with https://.',
  noneForAddress:
    'There is no single sign-on for this address. Check the address, or sign in with your password or passkey.',
  notBelieved:
    'We couldn’t confirm what your company’s provider answered, so nobody was signed in. Try again. If it happens again, tell the owner of your workspace.',
  notOurs:
    'This answer belongs to no sign-in that began in this browser in the last ten minutes. Go to the sign-in page and begin again.',
  notSetUpBecause:
    '{reason, select, not_reached {No provider answers at this address. Check the address, and whether it can be reached from the internet.} no_tls {The provider must be reached with https.} other_issuer {The provider there calls itself something else. Copy the issuer exactly as the provider shows it. For Microsoft it has your tenant ID in it, not “common”.} weak_signatures {The provider signs with nothing that we accept. Choose RS256 there.} other {What is at this address is no OpenID Connect provider. Check the address.}}',
  domainFirst:
    'Prove a domain of your company first. Without one, members who have not linked their account yet cannot get in.',
  ownFactorFirst:
    'Add a passkey or set up an authenticator app for yourself first. It is your way in if the provider fails.',
  providerNotReached: 'Your company’s provider did not answer. Try again in a minute, or sign in in another way.',
  providerSaidNo: 'Your company’s provider did not sign you in. Try again, or sign in in another way.',
  refusedBecause:
    '{reason, select, no_email {Your company’s provider doesn’t tell us your email address. Ask whoever runs it to send the claim “email”.} email_not_verified {Your company’s provider says that your email address is not verified there. Ask whoever runs it.} domain_not_proven {Your email address there belongs to a domain that this workspace has not proven. Ask an owner of the workspace.} not_of_this_organization {Your account there is not one of your company’s. Choose your work account.} other_identity {Someone else at your company’s provider was linked with this address before. Ask an owner of the workspace to end that link.} account_not_confirmed {There is an account with your address that nobody has confirmed yet. Sign in with its password, confirm the address, and try again.} not_a_member {You have an account, but don’t belong to this workspace. Sign in with your own password or passkey, and ask an owner to invite you.} owner_not_linked {You are an owner of this workspace, and owners link single sign-on themselves. Sign in with your own password or passkey, then link your account under Settings, Security.} link_ended {You ended the link with single sign-on. To use it again, sign in with your own password or passkey, then link your account under Settings, Security.} not_invited {This workspace lets in only people who were invited. Ask an owner to invite you.} other_user {You are signed in at the provider as someone else. Sign out there, and try again with your own account.} linked_to_other_user {Your account at the provider is already linked with another Wellmet account. Sign in with that one, or ask an owner to end the link.} other {You could not be signed in. Ask an owner of the workspace.}}',
  certificateRefused:
    '{reason, select, weak {The key of this certificate is too weak. It has to be an RSA key of at least 2048 bits.} other {This is no certificate. Copy it from the provider, with its first and its last line.}}',
  samlOff:
    'This server does not offer single sign-on with SAML. Use OpenID Connect, or ask whoever runs the server to set SAML=on.',
  secretMissing: 'Enter the client secret.',
  setUpFirst: 'Set single sign-on up first.',
  signOnUrlNotReadable: 'Enter the sign-on URL as an address that begins with https://.',
  testFirst: 'Test it first: nobody has come back from the provider yet.',
})

-- Whether somebody else on the server has an account is asked by who it is.

create index connected_accounts_by_subject on connections.connected_accounts (provider, subject);

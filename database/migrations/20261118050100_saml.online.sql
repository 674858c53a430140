alter table account.sign_ons validate constraint provider_is_whole;

// A worker's whole script (main.tsx). The first call of each reads every locale that the browser has.
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
close();

// The script of a worker (main.tsx). The first call of each reads all locale data of the browser.
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
close();

/**
 * Passwords that attackers try first: the heads of the public lists, compared without case. Those
 * shorter than the merchant's minimum stay in, because a merchant may lower it.
 */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345 1234 123123 123321 1234qwer 123qwe 123abc
  12341234 12344321 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qaz2wsx3edc 147258369 147852
  159753 159357 123654 123654789 112233 11223344 121212 131313 111111 1111111 11111111 000000
  00000000 222222 555555 666666 777777 888888 88888888 999999 99999999 987654 987654321 87654321
  9876543210 654321 7654321 0987654321 0123456789 01234567 abc123 abc12345 abcd1234 abcdef
  abcdefg abcdefgh abcd123 a1b2c3 a1b2c3d4 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678
  aaaaaa aaaaaaaa asdasd asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl asd123 asd12345 azerty
  azertyuiop admin admin1 admin12 admin123 admin1234 administrator access access123 adobe123
  apple123 amanda andrew anthony ashley babygirl bailey baseball basketball batman benjamin
  blessed butterfly changeme changeme1 charlie cheese chelsea chocolate computer cookie corvette
  daniel default dragon dragon123 family ferrari flower football football1 freedom friends
  fuckyou gaming123 ginger guest guest123 hannah harley hello hello123 helloworld hunter hunter2
  iloveyou iloveyou1 iloveyou2 internet jackpot jackpot1 jasmine jennifer jessica jordan jordan23
  joshua justin killer letmein letmein1 letmein123 liverpool login login123 lovely loveme
  lucky777 lucky123 lucky888 maggie manager marina master master123 matrix matthew merlin michael
  michelle mickey money123 monkey monkey123 mustang mypassword mynoob newpassword nicole ninja
  nothing oliver orange p@ssw0rd p@ssword p@55w0rd pass pass1234 pass12345 passw0rd passw0rd1
  password password! password1 password12 password123 password1234 password2 password01
  pepper phoenix pokemon princess princess1 purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc
  qazwsx123 qqqqqqqq qwe123 qweasd qweasdzxc qwer1234 qwert qwert123 qwerty qwerty1 qwerty12
  qwerty123 qwerty1234 qwertyui qwertyuiop qwertyuiop123 ranger robert root1234 samsung samsung1
  secret secret123 shadow soccer sophie starwars starwars1 summer summer123 sunshine sunshine1
  superman superman1 temp1234 tigger test test1 test123 test1234 testtest thomas trustno1
  vip88888 user1234 welcome welcome1 welcome123 whatever winner123 winter123 william yankees
  zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zzzzzzzz mahalko mahalkita pilipinas`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

/** Whether a password is common, the merchant's default, or the account's own name. */
export function isWeakPassword(
  password: string,
  account: { readonly defaultPassword: string; readonly username: string },
): boolean {
  const plain = password.toLowerCase();
  return (
    COMMON.has(plain) ||
    password === account.defaultPassword ||
    (account.username !== '' && plain === account.username.toLowerCase())
  );
}

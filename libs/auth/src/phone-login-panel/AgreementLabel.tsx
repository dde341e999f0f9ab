import type { MouseEvent, ReactElement } from 'react';
import { type Agreement, agreements } from '../agreement-frame/agreements';
import { authTexts } from '../authTexts';

/** What ticking the box says; the texts it names open over the form. */
export function AgreementLabel({
  onRead,
}: {
  readonly onRead: (agreement: Agreement) => void;
}): ReactElement {
  const read = (event: MouseEvent, agreement: Agreement): void => {
    event.preventDefault();
    onRead(agreement);
  };
  return (
    <>
      {authTexts.agreement}
      {agreements.map((agreement) => (
        <a
          key={agreement.href}
          href={agreement.href}
          target="_blank"
          rel="noopener"
          onClick={(event) => read(event, agreement)}
        >
          《{agreement.title}》
        </a>
      ))}
    </>
  );
}

import type { MouseEvent } from 'react';
import { agreements, type Agreement } from '../agreement-sheet/agreements';
import { authTexts } from '../authTexts';
import { Link } from './AgreementLabel.styles';

/** The label of the agreement's checkbox; the texts it names open over the form. */
export const AgreementLabel = ({ onRead }: { onRead: (agreement: Agreement) => void }) => {
  const read = (event: MouseEvent, agreement: Agreement) => {
    event.preventDefault();
    onRead(agreement);
  };
  return (
    <>
      {authTexts.agreement}
      {agreements.map((agreement) => (
        <Link
          key={agreement.href}
          href={agreement.href}
          target="_blank"
          rel="noopener"
          onClick={(event) => read(event, agreement)}
        >
          《{agreement.title}》
        </Link>
      ))}
    </>
  );
};

/** Archives that others offer to the user: each is accepted or declined. */
import { stopCountText } from "../../lib/ui/tour/tour_labels.ts";
import { Words } from "../../lib/ui/words.tsx";
import { Offer } from "./offer.tsx";

/** `from` is a name, `expiresAt` ISO 8601. */
type TransferOffer = {
  tourId: string;
  title: string;
  stopCount: number;
  from: string;
  expiresAt: string;
};

/** `secret` is from the link that the user followed. */
type Props = { offers: TransferOffer[]; secret?: string };

export default function TransferOffers({ offers, secret }: Props) {
  return (
    <ul role="list" className="transfer-offers">
      {offers.map(({ tourId, title, from, stopCount }) => (
        <Offer
          key={tourId}
          {...{ tourId, title }}
          path="/api/transfers"
          body={{ tourId, secret }}
          done={{ accept: "Archive accepted", decline: "Offer declined" }}
        >
          <Words>{from}</Words> wants to give you{" "}
          <strong>
            <Words>{title}</Words>
          </strong>{" "}
          ({stopCountText(stopCount)}). If you accept, you can change, publish and delete it. Its
          recordings and pictures don’t count towards your storage.
        </Offer>
      ))}
    </ul>
  );
}
